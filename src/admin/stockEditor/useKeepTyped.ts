'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { User } from '../../payload-types'
import { forgetForm, keepForm, readKept } from '../crud/keptForms'

/** What was typed into Payload's editor, and when (ISO). */
export interface Typed {
  at: string
  data: Record<string, unknown>
}

/** Milliseconds after the last key. */
const pause = 500

/**
 * Payload's editor saves what is typed, if it can. Until it has, this browser keeps it; when the connection is back,
 * the editor saves without waiting for another key.
 * @returns what an earlier visit could not save, and where it belongs
 */
export function useKeepTyped() {
  const { id, collectionSlug } = useDocumentInfo()
  const username = useAuth<User>().user?.username ?? ''
  const name = `stock:${collectionSlug}:${id}`
  const place = `/api/${collectionSlug}/${id}?depth=0&draft=true` as const
  const { submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const wasModified = useRef(false)
  const [earlier, setEarlier] = useState<Typed | null>(null)

  useEffect(() => setEarlier(readKept<Typed>(name, username)?.values ?? null), [name, username])

  useEffect(() => {
    // The earlier text waits for an answer.
    if (earlier || !(isModified || wasModified.current)) return
    wasModified.current = isModified
    if (!isModified) return forgetForm(name)
    const keep = setTimeout(() => {
      const values: Typed = { at: new Date().toISOString(), data: reduceFieldsToValues(fields, true) }
      keepForm(name, { username, values, version: null })
    }, pause)
    return () => clearTimeout(keep)
  }, [name, username, earlier, isModified, fields])

  useEffect(() => {
    if (!isModified) return
    const save = () =>
      submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${place}&autosave=true`,
        context: { getDocPermissions: false, incrementVersionCount: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
    window.addEventListener('online', save)
    return () => window.removeEventListener('online', save)
  }, [isModified, place, submit])

  return {
    earlier,
    place,
    throwAway: () => {
      forgetForm(name)
      setEarlier(null)
    },
  }
}
