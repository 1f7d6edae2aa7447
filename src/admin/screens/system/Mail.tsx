import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { TurnMailOn } from '@/admin/shared/ui/TurnMailOn'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { SystemEntity } from '@/domain/system'
import { Fact } from './Fact'
import { useCheckMail } from './useSystem'

/** Whether email is sent, and to whom. */
export function Mail({ mail: { isConfigured, from, to } }: { mail: SystemEntity['mail'] }) {
  const check = useCheckMail()
  const oneAtATime = useSingleFlight()
  if (!isConfigured) {
    return (
      <Panel title="Email">
        <PanelEmpty>
          Email notifications are off. <TurnMailOn />
        </PanelEmpty>
      </Panel>
    )
  }
  return (
    <Panel
      title="Email"
      action={
        <Button
          disabled={check.isPending}
          onClick={() => oneAtATime(() => check.mutateAsync().catch(() => {}))}
        >
          {check.isPending ? 'Checking…' : 'Test connection'}
        </Button>
      }
    >
      <dl>
        <Fact name="From">{from}</Fact>
        <Fact name="New leads go to">{to.join(', ')}</Fact>
        <Fact name="Mail server">
          <span aria-live="polite">
            {check.data ? (
              <Badge tone={check.data.isReachable ? 'green' : 'red'}>{check.data.message}</Badge>
            ) : (
              <span className="text-muted">Not checked</span>
            )}
          </span>
        </Fact>
      </dl>
    </Panel>
  )
}
