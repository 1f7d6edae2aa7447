'use client'

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type EditRefusal, editKey } from '@/domain/edit'
import { baseOf, merge } from '@/domain/merge'
import { randomId } from '@/domain/randomId'
import { toast } from '@/toast/toast'
import { apiRequest, isNotFound } from '../shared/api/api'
import { conflictFields } from '../shared/forms/conflictFields'
import { type Doc, formDoc } from './formDoc'
import { useAdoption } from './useAdoption'
import { useAutosave } from './useAutosave'

const groups = ['whatsappTexts']

/** The document part of a form, without extra fields such as a new password. */
const onlyKnown = (mine: Doc, known: Doc): Doc =>
  Object.fromEntries(Object.entries(mine).filter(([name]) => name in known))

/**
 * Tracks, field by field, the version that Payload's form was loaded from. It is sent with each save and updated from
 * each response.
 * @returns the conflicts to ask about
 */
export function useMergedEdit() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { dispatchFields, getFields, setModified, submit } = useForm()
  const [fields] = useAllFormFields()
  // Identifies the open form; the same person may have several.
  const [writer] = useState(randomId)
  /** The document as this form last saw it. */
  const [known, setKnown] = useState<Doc>(() => ({ ...data }))
  const answered = useRef(data)
  const [conflict, setConflict] = useState<{ theirs: Doc; fields: string[] } | null>(null)
  const [isGone, setGone] = useState(false)
  /** Set when merged changes must be saved at once: autosave is on, or the user asked to save. */
  const [wantsSave, setWantsSave] = useState<'alone' | 'requested'>()
  /** Payload's form initializes a second time after its first effects. */
  const [isFilled, setFilled] = useState(false)
  const adopt = useAdoption()
  const autosave = useAutosave()
  const base = useMemo(() => baseOf(known, groups), [known])
  const own = fields?.[editKey]
  const isBaseSent = (own?.value as { base?: unknown } | undefined)?.base === base
  const refused = own?.valid === false ? (own.errorMessage as EditRefusal | undefined) : undefined

  const mine = () => onlyKnown(formDoc(getFields()), known)

  /** Applies `more` and everything only others changed to the form, then makes the result the next base. */
  async function applyTheirs(stored: Doc, more: string[] = []) {
    const { taken } = merge(base, mine(), stored)
    await adopt(stored, [...taken, ...more])
    setKnown(stored)
  }

  /** Compares the form with what someone else saved. */
  async function compare() {
    try {
      const path = globalSlug ? (`globals/${globalSlug}` as const) : (`${collectionSlug}/${id}` as const)
      const theirs = await apiRequest<Doc>(`/api/${path}?depth=0&draft=true`)
      const { conflicts, taken } = merge(base, mine(), theirs)
      await adopt(theirs, taken)
      if (conflicts.length) return setConflict({ theirs, fields: conflicts })
      // The other person has undone their change.
      setKnown(theirs)
      setWantsSave('alone')
    } catch (error) {
      if (isNotFound(error as Error)) setGone(true)
    }
  }

  // The response to a save includes what others had changed before it.
  useEffect(() => {
    if (!data || data === answered.current) return
    answered.current = data
    void applyTheirs({ ...data })
  })

  useEffect(() => setFilled(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is loaded again has lost it.
  useEffect(() => {
    if (!isFilled || isBaseSent || !(id ?? globalSlug)) return
    const value = { base, writer }
    const formState = { [editKey]: { value, initialValue: value, valid: true } }
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [isFilled, fields, isBaseSent, id, globalSlug, base, writer, dispatchFields])

  useEffect(() => {
    if (!wantsSave || !isBaseSent) return
    setWantsSave(undefined)
    setModified(true)
    if (!autosave() && wantsSave === 'requested') void submit()
  }, [wantsSave, isBaseSent, autosave, setModified, submit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejection is handled once.
  useEffect(() => {
    if (!refused || !own) return
    const { errorMessage: _, ...withoutError } = own
    dispatchFields({ type: 'UPDATE_MANY', formState: { [editKey]: { ...withoutError, valid: true } } })
    // Payload treats a form as saved even when publishing failed.
    setModified(true)
    const name = globalSlug ? 'settings' : String(collectionSlug).replace('-', ' ')
    toast({ title: `Failed to update ${name}`, variant: 'destructive' })
    if (refused === 'gone') setGone(true)
    else void compare()
  }, [refused])

  function restore(dropped: Doc, paths: string[]) {
    void adopt(dropped, paths).then(() => setWantsSave('alone'))
  }

  return {
    collection: collectionSlug,
    conflicts: conflict && conflictFields(mine(), { ...conflict, version: '' }),
    isGone,
    /** The next save asks again. */
    putOff() {
      setConflict(null)
      setGone(false)
    },
    keepMine() {
      if (!conflict) return
      setKnown(conflict.theirs)
      setConflict(null)
      setWantsSave('requested')
    },
    reloadTheirs() {
      if (!conflict) return
      const { theirs, fields: paths } = conflict
      const dropped = mine()
      setConflict(null)
      void applyTheirs(theirs, paths).then(() => {
        setWantsSave('alone')
        toast({
          title: 'Their version was loaded.',
          action: { label: 'Restore mine', onClick: () => restore(dropped, paths) },
        })
      })
    },
  }
}

export type MergedEditState = ReturnType<typeof useMergedEdit>
