import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ZodType } from 'zod'
import type { User } from '@/payload-types'
import { isNotFound } from '../api/api'
import { disputed } from './disputed'
import { type EditState, fresh, type Groups, restored, settled, withChanges, withMine } from './editState'
import { forgetForm, keepForm, readKept } from './formDrafts'
import { type Edit, EditConflict } from './saveMerged'
import { isSame, useSchemaForm } from './useSchemaForm'

interface Stored {
  updatedAt: string
}

interface Definition<Values, Entity> {
  /** Under which the browser keeps what is typed. */
  name: string
  /** What is edited; null for a new one. */
  stored: Entity | null
  /** What the form opens with. */
  initial: Values
  toValues: (stored: Entity) => Values
  /** Fields whose parts are merged one by one. */
  groups?: Groups
  /** The label of a field, where its name does not give it. */
  labelOf?: (field: string) => string
  /** The rules of its fields: the schema of the endpoint that takes what is sent. */
  schema: ZodType
  /** What is sent of the values; left out: the values. */
  toBody?: (values: Values, stored: Entity | null) => unknown
  /**
   * Saves an edit. What this throws was told by a notification.
   * @throws {EditConflict} when somebody else has changed the same fields
   */
  send: (edit: Edit<Values, Entity>, how: Sending) => Promise<Entity>
  /** For a form that is gone then; left out: it shows what is stored. */
  onSaved?: (saved: Entity) => void
}

interface Sending {
  /** Somebody else has deleted what is edited. */
  isGone: boolean
  /** The `updatedAt` of a newer draft that its writer knows this save goes over. */
  overDraft: string | undefined
}

interface Options<Values> {
  /** What was settled a moment ago. */
  edit?: EditState<Values>
  overDraft?: string
}

const none: Groups = []

/**
 * A form of which nothing is lost. What is typed is kept in the browser until it is saved, given up or its writer logs
 * out, so that it survives the end of the session, a reload, a wrong click and the browser's end; the same form offers
 * it again, merged with what others have saved since. When somebody else has changed the same fields, `conflicts` are
 * what both made of them; when it is deleted, `isGone`.
 */
export function usePersistedForm<Values extends object, Entity extends Stored>(
  definition: Definition<Values, Entity>,
) {
  const {
    name,
    stored,
    initial,
    toValues,
    groups = none,
    labelOf,
    schema,
    toBody,
    send,
    onSaved,
  } = definition
  const version = stored?.updatedAt ?? null
  const username = useAuth<User>().user?.username ?? ''
  const [first] = useState(() => {
    const opened = fresh(initial, version, groups)
    const kept = readKept<Values>(name, username)
    return kept && !isSame(kept.values, initial) ? restored(kept, opened, groups) : opened
  })
  /** All of the edit but its values, which the form holds. */
  const [edit, setEdit] = useState(first)
  /** Upon which version the next save goes; when a conflict is settled, upon theirs. */
  const [entity, setEntity] = useState(stored)
  const [isGone, setGone] = useState(false)

  const form = useSchemaForm<Values, Options<Values>>({
    initial: first.values,
    saved: edit.saved,
    schema,
    toBody: (values) => (toBody ? toBody(values, entity) : values),
    isKept: true,
    async send(typed, { edit: chosen = edit, overDraft } = {}) {
      const { base, version } = chosen
      try {
        const saved = await send({ values: typed, base, version, stored: entity }, { isGone, overDraft })
        if (!onSaved) return show(fresh(toValues(saved), saved.updatedAt, groups), saved)
        forgetForm(name)
        onSaved(saved)
      } catch (error) {
        if (error instanceof EditConflict) takeIn(error.theirs as Entity)
        if (isNotFound(error as Error)) setGone(true)
        throw error
      }
    },
  })
  const { values, isDirty } = form

  function show(next: EditState<Values>, of: Entity | null = entity) {
    setEntity(of)
    setEdit(next)
    form.set(next.values)
    return next
  }

  const current = (): EditState<Values> => ({ ...edit, values: form.read() })

  const takeIn = (theirs: Entity) =>
    show(withChanges(current(), toValues(theirs), theirs.updatedAt, groups), theirs)

  const typed = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are anew with each rendering, what they say is not.
  useEffect(() => {
    // The session has ended: what is kept stays its writer's.
    if (!username) return
    if (isDirty) keepForm(name, { username, values, version: edit.version, base: edit.base })
    else forgetForm(name)
  }, [name, username, isDirty, typed, edit])

  return {
    ...form,
    isGone,
    isRestored: edit.isRestored,
    setAside: edit.setAside,
    conflicts: edit.conflict && disputed(values, edit.conflict, labelOf),
    save: (options?: { overDraft: string }) => form.save(options),
    /** Shows what is stored, and nothing else. */
    discard() {
      form.clearErrors()
      show(fresh(edit.saved, edit.conflict?.version ?? edit.version, groups))
    },
    /** Goes over theirs with what is typed. */
    keepMine: () => form.save({ edit: show(settled(current(), 'mine', groups)) }),
    reloadTheirs: () => void show(settled(current(), 'theirs', groups)),
    restoreMine: () => void show(withMine(current())),
    /** Gives up what an earlier visit left. */
    startAfresh: () => void show(fresh(initial, version, groups)),
    forget: () => forgetForm(name),
    /** It is there again. */
    bringBack: () => setGone(false),
  }
}

/** What the notices of a form must know of it, and do. */
export type PersistedForm = Pick<
  ReturnType<typeof usePersistedForm<object, Stored>>,
  | 'isGone'
  | 'isRestored'
  | 'setAside'
  | 'conflicts'
  | 'keepMine'
  | 'reloadTheirs'
  | 'restoreMine'
  | 'startAfresh'
>
