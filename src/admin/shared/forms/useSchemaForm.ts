import { useState } from 'react'
import { type FieldError, get, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { ApiError } from '../api/api'
import { useUnsaved } from '../ui/unsaved'
import { useSingleFlight } from '../ui/useSingleFlight'
import { fieldOf } from './fieldOf'
import type { FieldPath, FieldValue } from './fieldPath'
import { tellMissing } from './missingInformation'
import { isAnyMissing, schemaResolver } from './schemaResolver'

interface Definition<Values, Options> {
  /** What it opens with. */
  initial: Values
  /** What is stored, where that is something else by now: what differs from it is not saved. */
  saved?: Values
  /** The rules of its fields: the schema of the endpoint that takes what is sent. */
  schema: ZodType
  /** What is sent of the values; left out: the values. */
  toBody?: (values: Values) => unknown
  /** Sends it. What this throws was told by a notification; fields that it names are marked. */
  send: (values: Values, options?: Options) => unknown
  /** What is typed is there again when the form is opened the next time. */
  isKept?: boolean
}

/** What stands around a form must know of it. */
export interface FormHandle {
  save: () => void
  isSaving: boolean
  /** Something was typed that is not saved. */
  isDirty: boolean
  /** How often it was tried to save it. */
  attempts: number
}

/** Whether two states of a form say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The one form of the back office: its values, its rules, and the saving of it, once per click. A save that is refused,
 * here or by the server, tells so at its fields; what is wrong with a field is looked at again with the next save.
 */
export function useSchemaForm<Values extends object, Options = never>(
  definition: Definition<Values, Options>,
) {
  const { initial, saved = initial, schema, toBody = (values) => values, send, isKept } = definition
  const form = useForm<Record<string, unknown>>({
    defaultValues: initial as Record<string, unknown>,
    resolver: schemaResolver(schema, (typed) => toBody(typed as Values)),
    reValidateMode: 'onSubmit',
    // Also what the server refuses takes the focus: `Form` gives it.
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const values = form.watch() as Values
  const isDirty = !isSame(values, saved)
  useUnsaved(isDirty, { isKept })
  const once = useSingleFlight()
  const [isSaving, setSaving] = useState(false)
  const [attempts, setAttempts] = useState(0)

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
    isSaving,
    attempts,
    /** What is typed by now, between two renderings, too. */
    read,
    set(changes: Partial<Values>) {
      for (const [name, value] of Object.entries(changes)) change(name, value)
    },
    /** What the control of a field needs; `name` is its path, such as `social.0.url`. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      name,
      value: get(values, name) as FieldValue<Values, Name>,
      onChange: (value: FieldValue<Values, Name>) => change(name, value),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    clearErrors: () => form.clearErrors(),
    save(options?: Options) {
      void once(async () => {
        await form.handleSubmit(
          () => submit(options),
          (found) => {
            if (isAnyMissing(found)) tellMissing()
          },
        )()
        setAttempts((count) => count + 1)
      })
    },
  }
}
