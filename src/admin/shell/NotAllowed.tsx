import { Lock } from 'lucide-react'
import { labelOf } from '@/domain/choice'
import { type Role, roles } from '@/domain/roles'
import { adminPath } from '../paths'
import { buttonClass } from '../shared/ui/Button'
import { EmptyState } from '../shared/ui/EmptyState'
import { Screen } from '../shared/ui/Screen'

/** Shown instead of a screen that the user's role may not see. */
export function NotAllowed({ role }: { role: Role }) {
  return (
    <Screen title="Not allowed">
      <EmptyState
        icon={<Lock aria-hidden size={24} />}
        title="You don't have access to this page"
        hint={`Your role is ${labelOf(roles, role)}. Ask an admin if you need access.`}
        action={
          <a href={adminPath} className={buttonClass('primary')}>
            Go to the dashboard
          </a>
        }
      />
    </Screen>
  )
}
