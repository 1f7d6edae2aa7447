'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/payload-types'
import { forgetForm, keepForm, readKept } from '../shared/forms/formDrafts'
import { useAutosave } from './useAutosave'

/** The unsaved values of Payload's editor, and when they were typed (ISO 8601). */
export interface Typed {
  at: string
  data: Record<string, unknown>
}

/** Milliseconds after the last keystroke. */
const pause = 500

/**
 * Stores unsaved changes of Payload's editor in this browser until they are saved; when the connection is back, the
 * editor saves without waiting for another keystroke.
 * @returns the unsaved changes of an earlier visit, and the document they belong to
 */
export function useDraftRecovery() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const username = useAuth<User>().user?.username ?? ''
  const name = `stock:${collectionSlug}:${id}`
  const place = `/api/${collectionSlug}/${id}?depth=0&draft=true` as const
  const autosave = useAutosave()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  /** Stores what is typed and not saved. */
  const pending = useRef<(() => void) | null>(null)
  /** The stored document that the typed changes are made to: a save replaces it. */
  const modifiedFrom = useRef(savedDocumentData)
  const [earlier, setEarlier] = useState<Typed | null>(null)

  useEffect(() => {
    if (username) setEarlier(readKept<Typed>(name, username)?.values ?? null)
  }, [name, username])

  useEffect(() => {
    // The session has ended: nothing will be saved any more.
    if (!username) return pending.current?.()
    // The writer has not yet decided about the earlier text.
    if (earlier) return
    if (!isModified) {
      if (!pending.current) return
      // Payload takes the form for unmodified as soon as a save is answered, a refused one too.
      if (savedDocumentData === modifiedFrom.current) return pending.current()
      pending.current = null
      return forgetForm(name)
    }
    const keep = () => {
      const values: Typed = { at: new Date().toISOString(), data: reduceFieldsToValues(fields, true) }
      keepForm(name, { username, values, version: null })
    }
    pending.current = keep
    modifiedFrom.current = savedDocumentData
    const timer = setTimeout(keep, pause)
    // The page may close before the pause is over, as when the session has ended.
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, username, earlier, isModified, fields, savedDocumentData])

  // Payload's form crashes when a server function fails, as it does after the session has ended.
  useEffect(() => () => pending.current?.(), [])

  useEffect(() => {
    if (!isModified) return
    window.addEventListener('online', autosave)
    return () => window.removeEventListener('online', autosave)
  }, [isModified, autosave])

  return {
    earlier,
    place,
    throwAway: () => {
      forgetForm(name)
      setEarlier(null)
    },
  }
}
