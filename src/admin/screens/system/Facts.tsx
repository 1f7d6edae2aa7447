import { Badge } from '@/admin/shared/ui/Badge'
import { Panel } from '@/admin/shared/ui/Panel'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { formatBytes } from '@/domain/formatBytes'
import type { SystemEntity } from '@/domain/system'
import { Fact } from './Fact'

/** A response time in milliseconds; null if there was no response. */
const Answer = ({ milliseconds }: { milliseconds: number | null }) =>
  milliseconds === null ? (
    <Badge tone="red">Not responding</Badge>
  ) : (
    <Badge tone="green">Responds in {milliseconds} ms</Badge>
  )

/** Versions, database and storage. */
export function Facts({ system }: { system: SystemEntity }) {
  const { versions, startedAt, host, database, storage } = system
  return (
    <Panel title="Server">
      <dl>
        <Fact name="Frontdesk">{versions.frontdesk}</Fact>
        <Fact name="Payload, Node">
          {versions.payload}, {versions.node.replace('v', '')}
        </Fact>
        <Fact name="Started">
          <RelativeTime iso={startedAt} /> on {host}
        </Fact>
        <Fact name="Database">
          {database.kind} <Answer milliseconds={database.responseTime} />
        </Fact>
        <Fact name="Images">
          {storage.files.toLocaleString('en')} · {storage.kind}{' '}
          {storage.responseTime !== undefined && <Answer milliseconds={storage.responseTime} />}
        </Fact>
        {storage.free !== null && <Fact name="Free space">{formatBytes(storage.free)}</Fact>}
      </dl>
    </Panel>
  )
}
