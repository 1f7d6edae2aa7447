import type { ComponentProps, ReactNode } from 'react'

/** A labelled form field. `mark` says whether it is required, `hint` what to enter, and `error` how to fix it. */
export function Field({
  id,
  label,
  mark,
  hint,
  error,
  children,
}: {
  id: string
  label: string
  mark: string
  hint?: string | undefined
  error?: string
  children: ReactNode
}) {
  return (
    <div className="grid content-start gap-1.5">
      <label
        htmlFor={id}
        className="flex flex-wrap items-baseline justify-between gap-x-4 self-end font-semibold"
      >
        {label}
        <span className="font-normal text-muted text-small">{mark}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="text-danger text-small">
          {error}
        </p>
      )}
    </div>
  )
}

export function Input(props: ComponentProps<'input'>) {
  return <input {...props} className="control" />
}

export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className="control resize-y" />
}

/** A native select: no script, and native type-ahead. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className="control select" />
}
