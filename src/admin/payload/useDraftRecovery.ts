'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/payload-types'
import { deleteFormDraft, readFormDraft, storeFormDraft } from '../shared/forms/formDrafts'
import { useAutosave } from './useAutosave'

/** The unsaved values of Payload's editor, and when they were typed (ISO 8601). */
export interface Typed {
  at: string
  data: Record<string, unknown>
}

/** Milliseconds after the last keystroke. */
const pause = 500

/**
 * Stores unsaved changes of Payload's editor in this browser until they are saved. Once the connection is back, the
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
  /** Stores unsaved input. */
  const pending = useRef<(() => void) | null>(null)
  /** The stored document that the changes are based on; replaced by each save. */
  const modifiedFrom = useRef(savedDocumentData)
  const [earlier, setEarlier] = useState<Typed | null>(null)

  useEffect(() => {
    if (username) setEarlier(readFormDraft<Typed>(name, username)?.values ?? null)
  }, [name, username])

  useEffect(() => {
    // The session has ended, so nothing can be saved.
    if (!username) return pending.current?.()
    // The user has not decided about the restored input yet.
    if (earlier) return
    if (!isModified) {
      if (!pending.current) return
      // Payload considers the form unmodified after every response to a save, even a rejection.
      if (savedDocumentData === modifiedFrom.current) return pending.current()
      pending.current = null
      return deleteFormDraft(name)
    }
    const keep = () => {
      const values: Typed = { at: new Date().toISOString(), data: reduceFieldsToValues(fields, true) }
      storeFormDraft(name, { username, values, version: null })
    }
    pending.current = keep
    modifiedFrom.current = savedDocumentData
    const timer = setTimeout(keep, pause)
    // The page may be closed before the delay is over, for example when the session ends.
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, username, earlier, isModified, fields, savedDocumentData])

  // Payload's form crashes when a server function fails, for example after the session has ended.
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
      deleteFormDraft(name)
      setEarlier(null)
    },
  }
}
