'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/payload-types'
import { forgetForm, keepForm, readKept } from '../shared/crud/formDrafts'
import { useAutosave } from './useAutosave'

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
export function useDraftRecovery() {
  const { id, collectionSlug } = useDocumentInfo()
  const username = useAuth<User>().user?.username ?? ''
  const name = `stock:${collectionSlug}:${id}`
  const place = `/api/${collectionSlug}/${id}?depth=0&draft=true` as const
  const autosave = useAutosave()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const wasModified = useRef(false)
  /** Keeps what the pause has not let be kept yet. */
  const pending = useRef<(() => void) | null>(null)
  const [earlier, setEarlier] = useState<Typed | null>(null)

  useEffect(() => {
    if (username) setEarlier(readKept<Typed>(name, username)?.values ?? null)
  }, [name, username])

  useEffect(() => {
    // The earlier text waits for an answer.
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
    // The page may go before the pause is over, as when the session has ended.
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, username, earlier, isModified, fields])

  // Payload's form falls when a server function fails, as it does where the session has ended.
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
