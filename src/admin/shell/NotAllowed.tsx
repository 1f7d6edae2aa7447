import { Lock } from 'lucide-react'
import { adminPath } from '../paths'
import { buttonClass } from '../shared/ui/Button'
import { EmptyState } from '../shared/ui/EmptyState'
import { Screen } from '../shared/ui/Screen'

/** What somebody of the wrong role gets in place of a screen. */
export function NotAllowed({ role }: { role: string }) {
  return (
    <Screen title="Not allowed">
      <EmptyState
        icon={<Lock aria-hidden size={24} />}
        title="This page is not for your role"
        hint={`You are signed in as ${role}. Ask an admin if you need to work here.`}
        action={
          <a href={adminPath} className={buttonClass('primary')}>
            Go to the dashboard
          </a>
        }
      />
    </Screen>
  )
}
