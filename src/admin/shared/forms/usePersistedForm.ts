import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ZodType } from 'zod'
import type { User } from '@/payload-types'
import { isNotFound } from '../api/api'
import { conflictFields } from './conflictFields'
import { type EditState, fresh, type Groups, restored, settled, withChanges, withMine } from './editState'
import { deleteFormDraft, readFormDraft, storeFormDraft } from './formDrafts'
import { type Edit, EditConflict } from './saveMerged'
import { isSame, useSchemaForm } from './useSchemaForm'

interface Stored {
  updatedAt: string
}

interface Definition<Values, Entity> {
  /** The storage key for unsaved input. */
  name: string
  /** What is being edited; null for a new entry. */
  stored: Entity | null
  /** Initial form values. */
  initial: Values
  toValues: (stored: Entity) => Values
  /** Fields whose parts are merged individually. */
  groups?: Groups
  /** Labels a field; defaults to a label derived from its name. */
  labelOf?: (field: string) => string
  /** The schema of the endpoint that the form is sent to. */
  schema: ZodType
  /** Converts values to the request body; defaults to the values themselves. */
  toBody?: (values: Values, stored: Entity | null) => unknown
  /**
   * Saves an edit. Reports any error to the user before throwing it.
   * @throws {EditConflict} if someone else changed the same fields
   */
  send: (edit: Edit<Values, Entity>, how: Sending) => Promise<Entity>
  /** For a form that closes after saving; without it, the form stays open and shows what is stored. */
  onSaved?: (saved: Entity) => void
  /** Whether this time it stays open all the same. */
  staysOpen?: boolean
}

interface Sending {
  /** Someone else has deleted the entry. */
  isGone: boolean
  /** The `updatedAt` of the newer draft this save may overwrite. */
  overDraft: string | undefined
  /** The `value` of the button that was clicked. */
  as: string | undefined
}

interface Options<Values> {
  /** The state to save, if it was just changed and not rendered yet. */
  edit?: EditState<Values>
  overDraft?: string
  as?: string | undefined
}

const none: Groups = []

/**
 * A form that never loses work. Input is stored in the browser until it is saved, discarded or its user logs out, so it
 * survives an expired session, a reload, a wrong click and a closed browser. The next visit restores it, merged with
 * what others have saved since. `conflicts` lists the fields that someone else changed too; `isGone` is set if the
 * entry was deleted.
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
    staysOpen = !onSaved,
  } = definition
  const version = stored?.updatedAt ?? null
  const username = useAuth<User>().user?.username ?? ''
  const [first] = useState(() => {
    const opened = fresh(initial, version, groups)
    const kept = readFormDraft<Values>(name, username)
    return kept && !isSame(kept.values, initial) ? restored(kept, opened, groups) : opened
  })
  /** The edit without its values, which live in the form. */
  const [edit, setEdit] = useState(first)
  /** The version the next save is based on; theirs once a conflict is resolved. */
  const [entity, setEntity] = useState(stored)
  const [isGone, setGone] = useState(false)
  /** The `value` of the button whose save met the conflict. */
  const [disputed, setDisputed] = useState<string>()

  const form = useSchemaForm<Values, Options<Values>>({
    initial: first.values,
    saved: edit.saved,
    schema,
    toBody: (values) => (toBody ? toBody(values, entity) : values),
    isPersisted: true,
    async send(typed, { edit: chosen = edit, overDraft, as } = {}) {
      const { base, version } = chosen
      try {
        const saved = await send({ values: typed, base, version, stored: entity }, { isGone, overDraft, as })
        if (staysOpen) show(fresh(toValues(saved), saved.updatedAt, groups), saved)
        else deleteFormDraft(name)
        onSaved?.(saved)
      } catch (error) {
        if (error instanceof EditConflict) {
          applyTheirs(error.theirs as Entity)
          setDisputed(as)
        }
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

  const applyTheirs = (theirs: Entity) =>
    show(withChanges(current(), toValues(theirs), theirs.updatedAt, groups), theirs)

  const typed = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `values` is new on every render; `typed` is its content.
  useEffect(() => {
    // The session has ended: leave the stored input to its owner.
    if (!username) return
    if (isDirty) storeFormDraft(name, { username, values, version: edit.version, base: edit.base })
    else deleteFormDraft(name)
  }, [name, username, isDirty, typed, edit])

  return {
    ...form,
    isGone,
    isRestored: edit.isRestored,
    setAside: edit.setAside,
    conflicts: edit.conflict && conflictFields(values, edit.conflict, labelOf),
    save: (options?: { overDraft: string }) => form.save(options),
    saveAs: (as: string) => form.save({ as }),
    /** Reverts to what is stored. */
    discard() {
      form.clearErrors()
      show(fresh(edit.saved, edit.conflict?.version ?? edit.version, groups))
    },
    /** Overwrites their version with what was typed. */
    keepMine: () => form.save({ edit: show(settled(current(), 'mine', groups)), as: disputed }),
    reloadTheirs: () => void show(settled(current(), 'theirs', groups)),
    restoreMine: () => void show(withMine(current())),
    /** Discards input restored from an earlier visit. */
    discardRestored: () => void show(fresh(initial, version, groups)),
    forget: () => deleteFormDraft(name),
    /** The deleted entry has been restored. */
    markRestored: () => setGone(false),
  }
}

/** What a form's notices need. */
export type PersistedForm = Pick<
  ReturnType<typeof usePersistedForm<object, Stored>>,
  | 'isGone'
  | 'isRestored'
  | 'setAside'
  | 'conflicts'
  | 'keepMine'
  | 'reloadTheirs'
  | 'restoreMine'
  | 'discardRestored'
>
