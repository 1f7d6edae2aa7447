import type { ServerProps } from 'payload'
import { MobileNav } from './MobileNav'
import { NavContent } from './NavContent'

/** The sidebar on a desk, a bar with a menu on smaller screens; nothing for strangers. */
export function Nav({ user }: ServerProps) {
  if (!user) return null
  const { username, role } = user
  const content = <NavContent username={username} role={role} />
  return (
    <>
      <aside className="frontdesk sticky top-0 h-dvh border-r border-line bg-raised max-lg:hidden">
        {content}
      </aside>
      <MobileNav>{content}</MobileNav>
    </>
  )
}
