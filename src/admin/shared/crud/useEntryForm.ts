import { useState } from 'react'
import type { ForStaff } from '@/domain/entities'
import { toast } from '@/toast/toast'
import { ApiError } from '../api/api'
import { disputed } from '../forms/disputed'
import type { EditState } from '../forms/editState'
import { EditConflict } from '../forms/saveMerged'
import { type KeptForm, usePersistedForm } from '../forms/usePersistedForm'
import { useSingleFlight } from '../ui/useSingleFlight'
import { newerDraft } from './newerDraft'
import type { Resource } from './resource'
import { useSaveEntry } from './useCrud'

export type Problems<Values> = { [Name in keyof Values]?: string }

type Stored = ForStaff<{ id: string; updatedAt: string }>

interface Definition<Entity extends Stored, Values extends object> {
  resource: Resource
  /** Null for a new one. */
  entry: Entity | null
  toValues: (entry: Entity | null) => Values
  toBody: (values: Values, stored: Entity | null) => object
  /** The required fields that are not filled in. */
  missing: (values: Values) => Problems<Values>
  /** What is there but cannot be right. */
  wrong?: (values: Values) => Problems<Values>
  onSaved: (saved: Entity) => void
}

const isAny = (problems: object) => Object.keys(problems).length > 0

/**
 * The form of an entry: its values, what is wrong with them, and the saving of them. When somebody else
 * has changed the same fields meanwhile, `conflicts` are what both made of them; when it is deleted, `isGone`;
 * when a newer draft lies beside what is saved, `draft` is when that was written.
 */
export function useEntryForm<Entity extends Stored, Values extends object>(
  definition: Definition<Entity, Values>,
) {
  const { resource, entry, toValues, toBody, missing, wrong, onSaved } = definition
  const name = `${resource.name}:${entry?.id ?? 'new'}`
  const form = usePersistedForm(name, toValues(entry), entry?.updatedAt)
  const saving = useSaveEntry<Values, Entity>(resource)
  const once = useSingleFlight()
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [stored, setStored] = useState(entry)
  const [isGone, setGone] = useState(false)
  const [draft, setDraft] = useState<string>()

  /** The notification has said that it failed; here is what can be done about it. */
  function onRefused(error: unknown) {
    if (error instanceof EditConflict) {
      const theirs = error.theirs as Entity
      setStored(theirs)
      form.takeIn(toValues(theirs), theirs.updatedAt)
    }
    const newer = newerDraft(error)
    if (newer) setDraft(newer)
    else if (error instanceof ApiError) {
      if (error.status === 404) setGone(true)
      setProblems(error.fieldErrors as Problems<Values>)
    }
  }

  async function send({ values, base, version }: EditState<Values>, overDraft?: string) {
    const id = isGone ? null : (entry?.id ?? null)
    try {
      const edit = { values, base, version, stored }
      const { saved } = await saving.mutateAsync({ id, edit, toValues, toBody, draft: overDraft })
      form.forget()
      onSaved(saved)
    } catch (error) {
      onRefused(error)
    }
  }

  function save(mine: EditState<Values> = form) {
    const empty = missing(mine.values)
    if (isAny(empty)) {
      setProblems(empty)
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
      return
    }
    const bad = wrong?.(mine.values) ?? {}
    setProblems(bad)
    if (!isAny(bad)) void once(() => send(mine))
  }

  return {
    resource,
    /** As it was when the form was opened; null for a new one. */
    stored: entry,
    form,
    problems,
    conflicts: form.conflict && disputed(form.values, form.conflict),
    isGone,
    draft,
    isSaving: saving.isPending,
    save: () => save(),
    keepMine: () => save(form.keepMine()),
    /** What the control of a field needs. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: form.values[name],
      onChange: (value: Values[Name]) => {
        setProblems(({ [name]: _, ...others }) => others as Problems<Values>)
        form.set({ [name]: value } as unknown as Partial<Values>)
      },
      error: problems[name],
    }),
    /** Saves although a newer draft is put behind by it. */
    saveOverDraft() {
      setDraft(undefined)
      void once(() => send(form, draft))
    },
    closeDraftQuestion: () => setDraft(undefined),
  }
}

export type EntryForm = Pick<
  ReturnType<typeof useEntryForm<Stored, object>>,
  | 'resource'
  | 'stored'
  | 'conflicts'
  | 'isGone'
  | 'draft'
  | 'isSaving'
  | 'problems'
  | 'save'
  | 'keepMine'
  | 'saveOverDraft'
  | 'closeDraftQuestion'
> & {
  form: Pick<
    KeptForm<object>,
    'isDirty' | 'isRestored' | 'setAside' | 'startAfresh' | 'forget' | 'reloadTheirs' | 'restoreMine'
  >
}
