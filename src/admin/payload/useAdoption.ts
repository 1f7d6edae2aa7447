import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { useCallback } from 'react'
import { adopted, type Doc, fieldsOfList, listsAmong } from './formDoc'

/** Applies someone else's changes at some paths to Payload's form and leaves the rest alone. */
export function useAdoption() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const { getFormState } = useServerFunctions()

  return useCallback(
    async (doc: Doc, paths: string[]) => {
      const formState = adopted(getFields(), doc, paths)
      if (Object.keys(formState).length) dispatchFields({ type: 'UPDATE_MANY', formState })
      const lists = listsAmong(getFields(), paths)
      if (!lists.length) return
      const answer = await getFormState({
        ...(id !== undefined && { id }),
        ...(collectionSlug && { collectionSlug }),
        ...(globalSlug && { globalSlug }),
        data: doc,
        docPermissions: docPermissions as never,
        docPreferences: await getDocPreferences(),
        operation: 'update',
        renderAllFields: true,
        schemaPath: String(collectionSlug ?? globalSlug),
        skipValidation: true,
      })
      if (!('state' in answer) || !answer.state) return
      for (const path of lists) {
        const drawn = fieldsOfList(answer.state, path)
        for (const old of Object.keys(fieldsOfList(getFields(), path)))
          if (!(old in drawn)) dispatchFields({ type: 'REMOVE', path: old })
        dispatchFields({ type: 'UPDATE_MANY', formState: drawn })
      }
    },
    [
      id,
      collectionSlug,
      globalSlug,
      docPermissions,
      getDocPreferences,
      dispatchFields,
      getFields,
      getFormState,
    ],
  )
}
