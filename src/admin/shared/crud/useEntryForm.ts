import { useState } from 'react'
import type { ZodType } from 'zod'
import type { ForStaff } from '@/domain/entities'
import { usePersistedForm } from '../forms/usePersistedForm'
import { newerDraft } from './newerDraft'
import type { Resource } from './resource'
import { useSaveEntry } from './useCrud'

type Stored = ForStaff<{ id: string; updatedAt: string }>

interface Definition<Entity extends Stored, Values extends object> {
  resource: Resource
  /** Null for a new entry. */
  entry: Entity | null
  toValues: (entry: Entity | null) => Values
  toBody: (values: Values, stored: Entity | null) => object
  schema: ZodType
  onSaved: (saved: Entity) => void
}

/** The form of an entry. `draft` is set to the `updatedAt` of a newer draft that a save would overwrite. */
export function useEntryForm<Entity extends Stored, Values extends object>(
  definition: Definition<Entity, Values>,
) {
  const { resource, entry, toValues, toBody, schema, onSaved } = definition
  const saving = useSaveEntry<Values, Entity>(resource)
  const [draft, setDraft] = useState<string>()
  const form = usePersistedForm<Values, Entity>({
    name: `${resource.name}:${entry?.id ?? 'new'}`,
    stored: entry,
    initial: toValues(entry),
    toValues,
    schema,
    toBody,
    async send(edit, { isGone, overDraft }) {
      const id = isGone ? null : (entry?.id ?? null)
      try {
        const { saved } = await saving.mutateAsync({ id, edit, toValues, toBody, draft: overDraft })
        return saved
      } catch (error) {
        setDraft(newerDraft(error))
        throw error
      }
    },
    onSaved,
  })

  return {
    ...form,
    resource,
    /** The entry as it was when the form was opened; null for a new one. */
    stored: entry,
    draft,
    /** Saves and overwrites the newer draft. */
    saveOverDraft() {
      setDraft(undefined)
      if (draft) form.save({ overDraft: draft })
    },
    closeDraftQuestion: () => setDraft(undefined),
  }
}

export type EntryForm = Omit<
  ReturnType<typeof useEntryForm<Stored, object>>,
  'field' | 'set' | 'read' | 'values'
>
