import { useState } from 'react'
import type { ForStaff } from '../../domain/entities'
import { toast } from '../../toast/toast'
import { ApiError, apiRequest } from '../api'
import { useOneAtATime } from '../ui/useOneAtATime'
import type { Resource } from './resource'
import { useSaveEntry } from './useCrud'
import { useKeptForm } from './useKeptForm'

export type Problems<Values> = { [Name in keyof Values]?: string }

type Stored = ForStaff<{ id: string; updatedAt: string }>

interface Definition<Entity extends Stored, Values extends object, Body> {
  resource: Resource
  /** Null for a new one. */
  entry: Entity | null
  toValues: (entry: Entity | null) => Values
  toBody: (values: Values) => Body
  /** The required fields that are not filled in. */
  missing: (values: Values) => Problems<Values>
  /** What is there but cannot be right. */
  wrong?: (values: Values) => Problems<Values>
  onSaved: (saved: Entity) => void
}

const isAny = (problems: object) => Object.keys(problems).length > 0

/**
 * The form of an entry: its values, what is wrong with them, and the saving of them. When somebody else
 * has changed the entry meanwhile, `theirs` is what they made of it; when it is deleted, `isGone`.
 */
export function useEntryForm<Entity extends Stored, Values extends object, Body>(
  definition: Definition<Entity, Values, Body>,
) {
  const { resource, entry, toValues, toBody, missing, wrong, onSaved } = definition
  const name = `${resource.name}:${entry?.id ?? 'new'}`
  const form = useKeptForm(name, toValues(entry), entry?.updatedAt)
  const saving = useSaveEntry<Entity, Body>(resource)
  const once = useOneAtATime()
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [theirs, setTheirs] = useState<Entity | null>(null)
  const [mine, setMine] = useState<Values | null>(null)
  const [isGone, setGone] = useState(false)

  /** The notification has said that it failed; here is what can be done about it. */
  async function onRefused(error: unknown) {
    if (!(error instanceof ApiError)) return
    if (error.status === 412)
      setTheirs(await apiRequest<Entity>(`${resource.path}/${entry?.id}`).catch(() => null))
    if (error.status === 404) setGone(true)
    setProblems(error.fieldErrors as Problems<Values>)
  }

  async function send() {
    const id = isGone ? null : (entry?.id ?? null)
    try {
      const saved = await saving.mutateAsync({ id, version: form.version, body: toBody(form.values) })
      form.forget()
      onSaved(saved)
    } catch (error) {
      await onRefused(error)
    }
  }

  function save() {
    const empty = missing(form.values)
    if (isAny(empty)) {
      setProblems(empty)
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
      return
    }
    const bad = wrong?.(form.values) ?? {}
    setProblems(bad)
    if (!isAny(bad)) void once(send)
  }

  return {
    resource,
    /** As it was when the form was opened; null for a new one. */
    stored: entry,
    form,
    problems,
    theirs: theirs && toValues(theirs),
    mine,
    isGone,
    isSaving: saving.isPending,
    save,
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
    loadTheirs() {
      if (!theirs) return
      setMine(form.values)
      form.rebase(toValues(theirs), theirs.updatedAt, toValues(theirs))
      setTheirs(null)
    },
    /** What was typed stands; the next save puts it over theirs, knowingly. */
    keepMine() {
      if (!theirs) return
      form.rebase(toValues(theirs), theirs.updatedAt)
      setTheirs(null)
    },
    bringMineBack() {
      if (mine) form.set(mine)
      setMine(null)
    },
  }
}

export type EntryForm = Pick<
  ReturnType<typeof useEntryForm<Stored, object, unknown>>,
  | 'resource'
  | 'stored'
  | 'theirs'
  | 'mine'
  | 'isGone'
  | 'isSaving'
  | 'problems'
  | 'save'
  | 'loadTheirs'
  | 'keepMine'
  | 'bringMineBack'
> & {
  form: { values: object; isDirty: boolean; isRestored: boolean; startAfresh: () => void; forget: () => void }
}
