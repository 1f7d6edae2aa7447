import type { ServerProps } from 'payload'
import { displayName } from '@/domain/person'
import { MobileNav } from './MobileNav'
import { NavContent } from './NavContent'
import { SkipLink } from './SkipLink'

/** A sidebar on a desktop, a bar with a menu on smaller screens; renders nothing without a session. */
export function Nav({ user }: ServerProps) {
  if (!user) return null
  const { username, name, role } = user
  const content = <NavContent name={displayName({ name, username })} username={username} role={role} />
  return (
    <>
      <SkipLink />
      <aside className="frontdesk sticky top-0 h-dvh border-r border-line bg-raised max-lg:hidden">
        {content}
      </aside>
      <MobileNav>{content}</MobileNav>
    </>
  )
}
