import { useEffect, useRef } from 'react'
import { cutToChange } from '@/domain/audit'
import { changedPart } from '@/domain/changedPart'
import { valueText } from '@/domain/valueText'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

export interface ConflictField {
  label: string
  theirs: unknown
  mine: unknown
}

interface Props {
  title: string
  fields: ConflictField[]
  onReload: () => void
  onKeep: () => void
}

/** Both values as text, starting shortly before the first difference. */
function texts({ label, theirs, mine }: ConflictField): [theirs: string, mine: string] {
  const cut = cutToChange({ field: label, before: valueText(theirs), after: valueText(mine) })
  return [String(cut.before) || 'Empty', String(cut.after) || 'Empty']
}

/** Lets the person who saved last choose a version. Fields without a conflict are already merged. */
export function ConflictNotice({ title, fields, onReload, onKeep }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The save may have been triggered far down in the form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        title={title}
        actions={
          <>
            <Button onClick={onReload}>Reload their version</Button>
            <Button onClick={onKeep}>Keep mine</Button>
          </>
        }
      >
        <ConflictFields fields={fields} />
      </Notice>
    </div>
  )
}

const versions = [
  { title: 'Their version', tone: 'bg-surface' },
  { title: 'Your version', tone: 'bg-accent-soft' },
]

interface VersionProps {
  text: string
  other: string
}

/** A text with the part that differs from `other` highlighted. */
function Version({ text, other }: VersionProps) {
  const { before, changed, after } = changedPart(text, other)
  return (
    <>
      {before}
      {changed && <mark className="rounded-sm bg-amber-200 text-amber-950 dark:bg-amber-300">{changed}</mark>}
      {after}
    </>
  )
}

/** Both versions of each conflicting field, side by side. */
export function ConflictFields({ fields }: Pick<Props, 'fields'>) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      {fields.map((field) => {
        const both = texts(field)
        return (
          <div key={field.label}>
            <p className="font-medium">{field.label}</p>
            <dl className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
              {versions.map(({ title, tone }, index) => (
                <div key={title} className={`min-w-0 rounded-md border border-line px-3 py-2 ${tone}`}>
                  <dt className="text-xs font-medium text-muted">{title}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    <Version text={both[index] ?? ''} other={both[1 - index] ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </div>
  )
}
