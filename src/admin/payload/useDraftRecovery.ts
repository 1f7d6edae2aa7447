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
  const { id, collectionSlug } = useDocumentInfo()
  const username = useAuth<User>().user?.username ?? ''
  const name = `stock:${collectionSlug}:${id}`
  const place = `/api/${collectionSlug}/${id}?depth=0&draft=true` as const
  const autosave = useAutosave()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const wasModified = useRef(false)
  /** Stores what the debounce still holds back. */
  const pending = useRef<(() => void) | null>(null)
  const [earlier, setEarlier] = useState<Typed | null>(null)

  useEffect(() => {
    if (username) setEarlier(readKept<Typed>(name, username)?.values ?? null)
  }, [name, username])

  useEffect(() => {
    // The writer has not yet decided about the earlier text.
    if (!username || earlier || !(isModified || wasModified.current)) return
    wasModified.current = isModified
    pending.current = null
    if (!isModified) return forgetForm(name)
    const keep = () => {
      const values: Typed = { at: new Date().toISOString(), data: reduceFieldsToValues(fields, true) }
      keepForm(name, { username, values, version: null })
    }
    pending.current = keep
    const timer = setTimeout(keep, pause)
    // The page may close before the pause is over, as when the session has ended.
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, username, earlier, isModified, fields])

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
