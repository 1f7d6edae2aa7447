import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { pluralize } from '@/domain/pluralize'
import type { JobEntity, SystemEntity } from '@/domain/system'
import { useRetryJobs } from './useSystem'

/** A job's state as a word. */
function badgeOf({ attempts }: JobEntity, hasFailed: boolean) {
  if (hasFailed) return <Badge tone="red">Failed</Badge>
  return attempts ? <Badge tone="amber">Retrying</Badge> : <Badge tone="blue">Pending</Badge>
}

interface JobProps {
  job: JobEntity
  hasFailed: boolean
}

function Job({ job, hasFailed }: JobProps) {
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-2.5 text-sm last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-medium">{job.label}</span>
        {badgeOf(job, hasFailed)}
      </div>
      <p className="text-muted">
        Queued <RelativeTime iso={job.createdAt} />
        {job.attempts > 0 && `, ${pluralize(job.attempts, 'attempt')}`}
        {job.nextAttemptAt && (
          <>
            , next attempt <RelativeTime iso={job.nextAttemptAt} />
          </>
        )}
      </p>
      {job.message && <p className="break-words">{job.message}</p>}
    </li>
  )
}

/** Pending and failed jobs. */
export function Jobs({ jobs: { runner, waiting, failed } }: { jobs: SystemEntity['jobs'] }) {
  const retry = useRetryJobs()
  const oneAtATime = useSingleFlight()
  const canRetry = failed.length > 0 || waiting.some(({ attempts }) => attempts > 0)
  return (
    <Panel
      title="Jobs"
      action={
        canRetry && (
          <Button
            disabled={retry.isPending}
            onClick={() => oneAtATime(() => retry.mutateAsync().catch(() => {}))}
          >
            {retry.isPending ? 'Retrying…' : 'Retry now'}
          </Button>
        )
      }
    >
      {failed.length + waiting.length ? (
        <ul>
          {failed.map((job) => (
            <Job key={job.id} job={job} hasFailed />
          ))}
          {waiting.map((job) => (
            <Job key={job.id} job={job} hasFailed={false} />
          ))}
        </ul>
      ) : (
        <PanelEmpty>No pending or failed jobs.</PanelEmpty>
      )}
      <p className="border-t border-line px-4 py-2 text-xs text-muted">
        {runner ? `Running on ${runner.split(' ')[0]}.` : 'No server is running jobs right now.'}
      </p>
    </Panel>
  )
}
