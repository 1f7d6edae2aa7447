import { useId } from 'react'

interface Option<Value extends string> {
  value: Value
  label: string
  lang?: Value
  isDisabled?: boolean
}

interface Props<Value extends string> {
  legend: string
  /** The name of the field. */
  name: string
  options: Option<Value>[]
  chosen: readonly Value[]
  onToggle: (value: Value, isChosen: boolean) => void
  hint?: string
  error?: string | undefined
  className: string
}

/** A field with several choices. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { legend, name, options, chosen, onToggle, hint, error, className } = props
  const id = useId()
  const first = options.find(({ isDisabled }) => !isDisabled)?.value
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset data-field={name} className={className} {...(described && { 'aria-describedby': described })}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {options.map(({ value, label, lang, isDisabled = false }) => (
          <label key={value} lang={lang} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(value)}
              disabled={isDisabled}
              // The focus goes there after a failed save.
              {...(error && value === first && { 'aria-invalid': true })}
              onChange={({ target }) => onToggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-danger text-xs">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-xs">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
