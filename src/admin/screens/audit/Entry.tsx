import { Link } from '@payloadcms/ui'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import type { AuditEntity } from '@/domain/entities'
import { Changes } from './Changes'
import { actionText, endingText, fieldLabel, isWhole, subjectText } from './describeEntry'
import { subjectPath } from './subjectPath'

const link =
  'font-medium text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent wrap-anywhere'

/** The subject of the sentence: a user, a visitor, or Frontdesk itself. */
const whoText = ({ user, action }: AuditEntity) =>
  user?.name ?? (action === 'received' ? 'A visitor' : action === 'login-failed' ? 'Someone' : 'Frontdesk')

const fields = ({ changes }: AuditEntity) =>
  changes.length > 4 ? `${changes.length} fields` : changes.map(({ field }) => fieldLabel(field)).join(', ')

/** An entry of the audit log as a sentence, with its changes below. */
export function Entry({ entry }: { entry: AuditEntity }) {
  const { changes, createdAt } = entry
  const href = subjectPath(entry)
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-anywhere">
          <span className={entry.user ? 'font-medium' : 'text-muted'} title={entry.user?.username}>
            {whoText(entry)}
          </span>{' '}
          {actionText(entry)}{' '}
          {isWhole(entry) ? null : href ? (
            <Link href={href} prefetch={false} className={link}>
              {subjectText(entry)}
            </Link>
          ) : (
            <span className="font-medium wrap-anywhere">{subjectText(entry)}</span>
          )}{' '}
          {endingText(entry)}
        </h3>
        <p className="text-sm text-muted">
          <RelativeTime iso={createdAt} />
        </p>
      </div>
      {changes.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer rounded-md text-sm text-muted hover:text-ink focus-visible:outline-2 focus-visible:outline-accent">
            {fields(entry)}
          </summary>
          <Changes changes={changes} />
        </details>
      )}
    </article>
  )
}
