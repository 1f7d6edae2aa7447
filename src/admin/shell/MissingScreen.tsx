import { FileQuestion } from 'lucide-react'
import { adminPath } from '../paths'
import { buttonClass } from '../shared/ui/Button'
import { EmptyState } from '../shared/ui/EmptyState'
import { Screen } from '../shared/ui/Screen'

/** Shown at an address below /admin that nothing has. */
export function MissingScreen() {
  return (
    <Screen title="Page not found">
      <EmptyState
        icon={<FileQuestion aria-hidden size={24} />}
        title="There is nothing at this address"
        hint="It may have been deleted, or the link is wrong."
        action={
          <a href={adminPath} className={buttonClass('primary')}>
            Go to the dashboard
          </a>
        }
      />
    </Screen>
  )
}
