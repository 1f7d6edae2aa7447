import { type ReactNode, use, useId, useState } from 'react'
import { FieldSuggestions } from '../checks/FieldSuggestions'
import { SuggestionsContext } from '../checks/SuggestionsContext'
import { FieldComments } from '../comments/FieldComments'

/** Props for the control inside a {@link Field}. */
export interface ControlProps {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  label: string
  /** Its name in the form, where suggestions for it are shown. */
  name?: string | undefined
  /** Shown below the control, e.g. the maximum length. */
  hint?: ReactNode
  /** A validation message. */
  error?: string | undefined
  isRequired?: boolean
  className?: string
}

interface Props extends FieldProps {
  /** The text of the control. */
  value?: string
  /** Its maximum number of characters: the browser cuts whatever is longer. */
  maxLength?: number | undefined
  children: (control: ControlProps) => ReactNode
}

/** The scroll margin keeps a focused control, and its error, clear of a form's sticky footer. */
const controlClass =
  'scroll-mb-32 short:scroll-mb-10 w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent aria-invalid:border-danger'

/** Label, control, hint and error; `children` renders the control. */
export function Field(props: Props) {
  const { label, name, hint, error, value = '', maxLength, isRequired, className = '', children } = props
  const id = useId()
  const [untouched] = useState(value)
  const all = use(SuggestionsContext)
  // An error comes first.
  const suggestions = name && !error ? all.filter(({ field }) => field === name) : []
  const described = [error && `${id}-error`, hint && `${id}-hint`, suggestions.length && `${id}-suggestions`]
    .filter(Boolean)
    .join(' ')
  return (
    <div data-field={name} className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <div className="flex gap-1 text-sm font-medium">
        <label htmlFor={id}>{label}</label>
        {isRequired && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
        {name && <FieldComments name={name} />}
      </div>
      {children({
        id,
        className: controlClass,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(isRequired && { 'aria-required': true }),
      })}
      {error && (
        <p id={`${id}-error`} className="text-xs font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted wrap-anywhere">
          {hint}
        </p>
      )}
      <p role="status" className="text-xs text-muted empty:hidden">
        {maxLength &&
          value !== untouched &&
          value.length >= maxLength &&
          `The limit of ${maxLength.toLocaleString('en')} characters is reached. Longer text is cut.`}
      </p>
      {suggestions.length > 0 && <FieldSuggestions id={`${id}-suggestions`} suggestions={suggestions} />}
    </div>
  )
}
