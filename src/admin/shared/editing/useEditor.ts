import { useAuth } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ZodType } from 'zod'
import type { EditedEntity } from '@/domain/entities'
import { type Base, baseOf } from '@/domain/merge'
import { visibleFrom } from '@/domain/publication'
import type { User } from '@/payload-types'
import { toast } from '@/toast/toast'
import { apiRequest, ConnectionError, isNotFound, isOutdated } from '../api/api'
import { toastFailure, toastRejection } from '../api/toastFailure'
import { createDraft } from '../crud/createDraft'
import { type DraftedResource, failedTo } from '../crud/resource'
import { mergedWith } from '../crud/useCrud'
import { conflictFields } from '../forms/conflictFields'
import { restored, settled, withChanges, withMine } from '../forms/editState'
import { deleteFormDraft, readFormDraft } from '../forms/formDrafts'
import { EditConflict, saveMerged } from '../forms/saveMerged'
import { type FormHandle, isSame, useSchemaForm } from '../forms/useSchemaForm'
import {
  type AutosaveState,
  afterSave,
  asStored,
  changedFields,
  filledFields,
  opened,
  withoutRestored,
} from './autosave'
import { failureOf, type Saving } from './saving'
import { useAutosave } from './useAutosave'
import { useKeptInput } from './useKeptInput'

export type Edited = EditedEntity<{ id: string; title: string; updatedAt: string }>

export interface EditorDefinition<Entity extends Edited, Values extends object> {
  resource: DraftedResource
  entry: Entity
  toValues: (entry: Entity) => Values
  toBody: (values: Values, stored: Entity) => object
  /** What can be published. */
  schema: ZodType
  /** When what is typed will become visible once it is published, ISO 8601; null for at once. */
  publishDate?: (values: Values) => string | null
}

/** How many saves without a response are remembered. */
const maxUnanswered = 10

type Step = 'draft' | 'publish'

/**
 * The form of a full editor. It saves a draft whenever typing pauses, never the published version. Until the server has
 * it, input is also stored in the browser, so that it survives a lost connection, an ended session and a closed
 * browser. Changes by others are merged; a field that both changed is asked about.
 */
export function useEditor<Entity extends Edited, Values extends object>(
  definition: EditorDefinition<Entity, Values>,
) {
  const { resource, toValues, toBody, schema, publishDate } = definition
  const client = useQueryClient()
  const username = useAuth<User>().user?.username ?? ''
  const [entry, showEntry] = useState(definition.entry)
  const { id } = entry
  const path = `${resource.path}/${id}` as const
  const storageName = `editor:${resource.collection}:${id}`
  const [first] = useState((): AutosaveState<Values> => {
    const start = opened(toValues(definition.entry), definition.entry.updatedAt)
    const kept = readFormDraft<Values>(storageName, username)
    if (!kept || isSame(kept.values, start.values)) return start
    return { ...start, ...restored(kept, start) }
  })
  const [edit, showEdit] = useState(first)
  // A save that is still running when the next one starts must see its result.
  const latest = useRef(first)
  const latestEntry = useRef(definition.entry)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const [isGone, setGone] = useState(false)
  /** Something got no response, and may have been done. */
  const [isUnsure, setUnsure] = useState(false)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const unanswered = useRef<Base[]>([])
  /** The draft that replaces a deleted entry, from the first attempt to save it on. */
  const replacement = useRef<string>(undefined)

  const form = useSchemaForm<Values>({
    initial: first.values,
    saved: edit.saved,
    schema,
    toBody: (values) => toBody(values, latestEntry.current),
    isPersisted: true,
    send: () => inTurn(() => save('publish')),
  })
  const { values, isDirty, hasPending } = form

  function setEdit(next: AutosaveState<Values>) {
    latest.current = next
    showEdit(next)
  }

  function setEntry(next: Entity) {
    latestEntry.current = next
    showEntry(next)
  }

  /** Shows values in the form; only those that differ, so that the caret stays where it is. */
  function show(next: AutosaveState<Values>) {
    const typed = form.read()
    const names = Object.keys(next.values) as (keyof Values)[]
    const changed = names.filter((name) => !isSame(next.values[name], typed[name]))
    form.set(Object.fromEntries(changed.map((name) => [name, next.values[name]])) as Partial<Values>)
    setEdit(next)
  }

  const current = (): AutosaveState<Values> => ({
    ...latest.current,
    values: asStored(form.read(), latest.current),
  })

  /** Runs one save after another. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const next = running.current.then(act, act)
    running.current = next.catch(() => undefined)
    return next
  }

  function settle(sent: Values, saved: Entity, taken: string[]) {
    const stored = toValues(saved)
    const { updatedAt: version } = saved
    show(afterSave(latest.current, { sent, typed: form.read(), stored, version, taken }))
    setEntry(saved)
    setUnsure(false)
    void client.invalidateQueries({ queryKey: [resource.path], refetchType: 'none' })
  }

  function fail(error: Error) {
    if (error instanceof EditConflict) {
      const theirs = error.theirs as Entity
      const next = withChanges(current(), toValues(theirs), theirs.updatedAt)
      show({ ...latest.current, ...next, stored: next.saved })
      setEntry(theirs)
    } else if (isNotFound(error)) setGone(true)
    else form.markRefused(error)
    setSaving(failureOf(error))
  }

  /** @throws what the server answered, after showing it */
  async function save(step: Step): Promise<void> {
    const sent = form.read()
    const { base, version } = latest.current
    const wasPublished = latestEntry.current.hasPublishedVersion
    setSaving({ state: 'saving' })
    try {
      const { saved, taken } = await saveMerged<Values, Entity>(
        {
          values: asStored(sent, latest.current),
          base,
          version,
          stored: latestEntry.current,
          unanswered: unanswered.current,
        },
        {
          write: (typed, ifMatch, stored) =>
            apiRequest<Entity>(`${path}/${step}`, {
              method: step === 'draft' ? 'PUT' : 'POST',
              body: toBody(typed, stored ?? latestEntry.current),
              ifMatch: ifMatch ?? undefined,
            }),
          read: () => apiRequest<Entity>(`${path}/draft`),
          toValues,
        },
      )
      unanswered.current = []
      // Publishing fills empty fields, such as the date, with what visitors now see.
      settle(
        sent,
        saved,
        step === 'publish' ? [...taken, ...filledFields(sent, form.read(), toValues(saved))] : taken,
      )
      setSaving({ state: 'saved' })
      const merged = mergedWith(taken)
      if (step === 'publish')
        toast({
          title: saved.state === 'scheduled' ? 'Scheduled' : 'Published',
          ...merged,
          ...(saved.hasPublishedVersion &&
            !wasPublished && { action: { label: 'Undo', onClick: () => void unpublish() } }),
        })
      else if (taken.length) toast({ title: 'Draft saved', ...merged })
    } catch (error) {
      // The connection was cut: what was sent may have been stored.
      if (error instanceof ConnectionError) {
        if (step === 'publish') setUnsure(true)
        unanswered.current = [baseOf(sent), ...unanswered.current].slice(0, maxUnanswered)
      }
      fail(error as Error)
      if (step === 'publish') toastRejection(failedTo('update', resource), error as Error)
      throw error
    }
  }

  /** Goes on after a question is answered. */
  function answer(next: Partial<AutosaveState<Values>>) {
    setSaving({ state: 'saved' })
    show({ ...latest.current, ...next })
  }

  /** Restored input can't be discarded after a conflict: what was stored before it is older than their version. */
  const decided = (chosen: 'mine' | 'theirs') => ({ ...settled(current(), chosen), isRestored: false })

  const isBlocked = isGone || edit.conflict !== null

  /** Saves what was typed, at once. @returns whether it is saved */
  async function saveTyped(): Promise<boolean> {
    if (isBlocked) return false
    return inTurn(async () => {
      if (isSame(form.read(), latest.current.saved)) return true
      return save('draft').then(
        () => true,
        () => false,
      )
    })
  }

  /** Shows what is stored now, merged with what was typed. @throws what the server answered, after showing it */
  const refresh = () =>
    inTurn(async () => {
      const sent = form.read()
      // Saving merges.
      if (!isSame(sent, latest.current.saved)) return save('draft')
      try {
        const now = await apiRequest<Entity>(`${path}/draft`)
        settle(sent, now, changedFields(latest.current.stored, toValues(now)))
        setSaving({ state: 'saved' })
      } catch (error) {
        fail(error as Error)
        throw error
      }
    })

  /** @returns whether everything is saved, new images too */
  const saveNow = async () => (await saveTyped()) && !hasPending

  const typed = JSON.stringify(values)
  useAutosave({ typed, edit, saving, isNeeded: (isDirty || isUnsure) && !isBlocked }, () => {
    if (isDirty) void saveTyped()
    else refresh().catch(() => undefined)
  })
  useKeptInput(storageName, { username, values, typed, edit, isDirty })

  /**
   * Changes the entry by one of its endpoints, after everything that was typed is saved. After a failure the entry is
   * shown as it is: the change may have been made without a response, or someone else may have made another one.
   */
  async function change(act: (version: string) => Promise<Entity>): Promise<void> {
    if (hasPending) throw new Error('Upload or remove the new images first.')
    if (!(await saveTyped())) throw new Error('Not everything is saved yet.')
    if (isUnsure) await refresh()
    try {
      await inTurn(async () => {
        const saved = await act(latest.current.version ?? '')
        const stored = toValues(saved)
        show({ ...opened(stored, saved.updatedAt), values: stored })
        setEntry(saved)
        void client.invalidateQueries({ queryKey: [resource.path], refetchType: 'none' })
      })
    } catch (error) {
      if (error instanceof ConnectionError) setUnsure(true)
      if (isOutdated(error as Error)) await refresh().catch(() => undefined)
      throw error
    }
  }

  /** @returns whether visitors don't see it any more; says so, or why not */
  async function unpublish(): Promise<boolean> {
    try {
      await change((ifMatch) => apiRequest<Entity>(`${path}/unpublish`, { method: 'POST', ifMatch }))
      toast({ title: 'Unpublished' })
      return true
    } catch (error) {
      toastFailure('Not unpublished', error)
      return false
    }
  }

  /** Saves what was typed as a new draft, if someone else has deleted the entry. @returns the new entry's id */
  async function saveAsNew(): Promise<string> {
    const typed = form.read()
    const body = toBody(typed, latestEntry.current)
    replacement.current ??= await createDraft(resource.collection, latestEntry.current.title || 'Untitled')
    const created = replacement.current
    await apiRequest(`${resource.path}/${created}/draft`, { method: 'PUT', body })
    setEdit({ ...latest.current, saved: typed })
    deleteFormDraft(storageName)
    return created
  }

  const shownState = isDirty ? 'saving' : hasPending ? 'pending' : 'saved'

  return {
    form,
    entry,
    saveAsNew,
    toValues,
    path,
    isDirty,
    /** Publishing now lets it wait for its date. */
    isScheduling:
      visibleFrom({ isDraft: false, scheduledFor: null, publishedAt: publishDate?.(values) }) !== null,
    saving: saving.state === 'saved' ? ({ state: shownState } as const) : saving,
    saveNow,
    refresh,
    change,
    unpublish,
    notices: {
      isGone,
      isRestored: edit.isRestored && Object.keys(withoutRestored(values, first)).length > 0,
      setAside: edit.setAside,
      conflicts: edit.conflict && conflictFields(values, edit.conflict),
      keepMine: () => void answer(decided('mine')),
      reloadTheirs: () => void answer(decided('theirs')),
      restoreMine: () => void answer(withMine(current())),
      discardRestored: () =>
        void answer({ values: { ...values, ...withoutRestored(values, first) }, isRestored: false }),
    },
  }
}

type Whole<Entity extends Edited> = ReturnType<typeof useEditor<Entity, object>>

/** What the elements around the fields of an editor need. */
export type Editor<Entity extends Edited> = Omit<Whole<Entity>, 'form'> & {
  form: FormHandle & Pick<Whole<Entity>['form'], 'markRefused'>
}
