import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  /** Under the control, for example how long the text may be. */
  hint?: ReactNode
  /** Draws the control with these. */
  children: (control: { id: string; 'aria-describedby'?: string; className: string }) => ReactNode
}

const controlClass =
  'w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent'

/** A control with its label above and a hint below. */
export function Field({ label, hint, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, className: controlClass, ...(hint && { 'aria-describedby': hintId }) })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
