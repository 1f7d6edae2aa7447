import { useEffect, useRef } from 'react'
import { cutToChange } from '../../domain/audit'
import { valueText } from '../../domain/valueText'
import { Button } from './Button'
import { Notice } from './Notice'

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

/** What two people made of the same fields. */
export function ConflictFields({ fields }: Pick<Props, 'fields'>) {
  return (
    <dl className="mt-2 flex flex-col gap-2">
      {fields.map((field) => {
        const [theirs, mine] = texts(field)
        return (
          <div key={field.label}>
            <dt className="font-medium">{field.label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">Theirs: {theirs}</dd>
            <dd className="wrap-anywhere whitespace-pre-line">Mine: {mine}</dd>
          </div>
        )
      })}
    </dl>
  )
}
