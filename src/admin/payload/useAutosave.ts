import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback } from 'react'

/**
 * Autosaves as Payload's editor does, without waiting for another keystroke.
 * @returns a function that returns false, and does nothing, when Payload would not save either
 */
export function useAutosave() {
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { submit } = useForm()
  const isOn = Boolean(id && docConfig && hasAutosaveEnabled(docConfig))
  return useCallback(() => {
    if (!isOn) return false
    void submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?depth=0&draft=true&autosave=true`,
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    return true
  }, [isOn, collectionSlug, id, submit])
}
