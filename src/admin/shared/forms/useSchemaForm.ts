import { useCallback, useState } from 'react'
import { type FieldError, get, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { isPlainObject } from '@/domain/isRecord'
import { ApiError } from '../api/api'
import { useUnsaved } from '../ui/unsaved'
import { useSingleFlight } from '../ui/useSingleFlight'
import { fieldOf } from './fieldOf'
import type { FieldPath, FieldValue } from './fieldPath'
import { notifyMissingFields } from './missingInformation'
import type { Hold } from './pending'
import { isAnyMissing, schemaResolver } from './schemaResolver'

interface Definition<Values, Options> {
  /** Initial form values. */
  initial: Values
  /** The stored values if they differ from `initial`; the form is dirty while it differs from them. */
  saved?: Values
  /** The schema of the endpoint that the form is sent to. */
  schema: ZodType
  /** Converts values to the request body; defaults to the values themselves. */
  toBody?: (values: Values) => unknown
  /** Sends the form. Reports any error to the user before throwing it; the fields it names are marked. */
  send: (values: Values, options?: Options) => unknown
  /** Unsaved input is restored when the form is opened again. */
  isPersisted?: boolean
}

/** What the fields of a form need. */
export interface FormFields<Values> {
  values: Values
  set: (changes: Partial<Values>) => void
  field: <Name extends FieldPath<Values>>(
    name: Name,
  ) => {
    name: Name
    value: FieldValue<Values, Name>
    onChange: (value: FieldValue<Values, Name>) => void
    error: string | undefined
  }
}

/** What the elements around a form need. */
export interface FormHandle {
  save: () => void
  /** Saves as the clicked button says with its `value`; keys save without one. */
  saveAs?: (value: string) => void
  isSaving: boolean
  /** There are unsaved changes. */
  isDirty: boolean
  /** Something isn't in its values yet, such as an image that waits for its upload. */
  hasPending: boolean
  hold: Hold
  /** The number of saves attempted. */
  attempts: number
}

const withSortedKeys = (_: string, value: unknown) =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Compares two form states by value; the order of their fields doesn't matter. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one, withSortedKeys) === JSON.stringify(other, withSortedKeys)

/**
 * Form state for the back office: values, validation and saving, with double clicks ignored. Errors from the schema and
 * the server are shown at their fields. An error disappears when its field changes; fields are validated again on the
 * next save.
 */
export function useSchemaForm<Values extends object, Options = never>(
  definition: Definition<Values, Options>,
) {
  const { initial, saved = initial, schema, toBody = (values) => values, send, isPersisted } = definition
  const form = useForm<Record<string, unknown>>({
    defaultValues: initial as Record<string, unknown>,
    resolver: schemaResolver(schema, (typed) => toBody(typed as Values)),
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, after errors from the server too.
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const values = form.watch() as Values
  const isDirty = !isSame(values, saved)
  useUnsaved(isDirty, { isPersisted })
  const [pending, setPending] = useState(0)
  const hasPending = pending > 0
  useUnsaved(hasPending)
  const once = useSingleFlight()
  const [isSaving, setSaving] = useState(false)
  const [attempts, setAttempts] = useState(0)

  const hold = useCallback<Hold>(() => {
    setPending((count) => count + 1)
    return () => setPending((count) => count - 1)
  }, [])

  function change(name: string, value: unknown) {
    form.clearErrors(name)
    form.setValue(name, value)
  }

  const read = () => structuredClone(form.getValues()) as Values

  function markRefused(error: unknown) {
    if (!(error instanceof ApiError)) return
    for (const [path, message] of Object.entries(error.fieldErrors)) {
      const name = fieldOf(form.getValues(), path.split('.'))
      if (name) form.setError(name, { type: 'server', message })
    }
  }

  async function submit(options?: Options) {
    setSaving(true)
    try {
      await send(read(), options)
    } catch (error) {
      markRefused(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    isDirty,
    hasPending,
    hold,
    isSaving,
    attempts,
    /** The current values, including changes not rendered yet. */
    read,
    set(changes: Partial<Values>) {
      for (const [name, value] of Object.entries(changes)) change(name, value)
    },
    /** Props for a field's control; `name` is a path such as `social.0.url`. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      name,
      value: get(values, name) as FieldValue<Values, Name>,
      onChange: (value: FieldValue<Values, Name>) => change(name, value),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    setError: (name: FieldPath<Values>, message: string) => form.setError(name, { type: 'server', message }),
    clearErrors: () => form.clearErrors(),
    /** Marks the fields that an error from the server names. */
    markRefused,
    save(options?: Options) {
      void once(async () => {
        await form.handleSubmit(
          () => submit(options),
          (found) => {
            if (isAnyMissing(found)) notifyMissingFields()
          },
        )()
        setAttempts((count) => count + 1)
      })
    },
  }
}
