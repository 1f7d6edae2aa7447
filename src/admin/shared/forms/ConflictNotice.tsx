import { useEffect, useRef } from 'react'
import { cutToChange } from '@/domain/audit'
import { changedPart } from '@/domain/changedPart'
import { valueText } from '@/domain/valueText'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

export interface Disputed {
  label: string
  theirs: unknown
  mine: unknown
}

interface Props {
  title: string
  fields: Disputed[]
  onReload: () => void
  onKeep: () => void
}

/** Two values as texts, cut to where they begin to differ. */
function texts({ label, theirs, mine }: Disputed): [theirs: string, mine: string] {
  const cut = cutToChange({ field: label, before: valueText(theirs), after: valueText(mine) })
  return [String(cut.before) || 'Empty', String(cut.after) || 'Empty']
}

/** Asks the later of two writers, field by field with both versions; what does not conflict is merged already. */
export function ConflictNotice({ title, fields, onReload, onKeep }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // Who saved may be far down in the form.
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

/** A text in which the part stands out that the other one has not. */
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

/** What two people made of the same fields, side by side. */
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
