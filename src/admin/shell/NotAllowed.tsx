import { Lock } from 'lucide-react'
import { adminPath } from '../paths'
import { buttonClass } from '../shared/ui/Button'
import { EmptyState } from '../shared/ui/EmptyState'
import { Screen } from '../shared/ui/Screen'

/** Shown instead of a screen that the user's role may not see. */
export function NotAllowed({ role }: { role: string }) {
  return (
    <Screen title="Not allowed">
      <EmptyState
        icon={<Lock aria-hidden size={24} />}
        title="You don't have access to this page"
        hint={`You're logged in as ${role}. Ask an admin if you need access.`}
        action={
          <a href={adminPath} className={buttonClass('primary')}>
            Go to the dashboard
          </a>
        }
      />
    </Screen>
  )
}
