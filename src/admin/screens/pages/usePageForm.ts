import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { pageModels } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'
import { pageTextsSchema } from '@/schemas/pageTexts'
import { pageFieldLabel } from './fieldLabels'
import { type PageValues, toValues, useSavePageTexts } from './pageTextsQuery'

interface PageControl {
  name: string
  value: unknown
  onChange: (value: string) => void
  error: string | undefined
}

/** The form of a page's texts in one language, saved as a draft or published. */
export function usePageForm(stored: EditedPage) {
  const { name, locale } = stored
  const saving = useSavePageTexts(stored)
  const form = usePersistedForm<PageValues, EditedPage>({
    name: `page-${name}-${locale}`,
    stored,
    initial: toValues(stored),
    toValues,
    labelOf: (field) => pageFieldLabel(name, field),
    schema: pageTextsSchema(pageModels[name]),
    send: async (edit, { as }) =>
      (await saving.mutateAsync({ edit, status: as === 'published' ? 'published' : 'draft' })).saved,
  })
  return {
    ...form,
    /** Typed by the page's description instead of its values. */
    field: form.field as unknown as (name: string) => PageControl,
  }
}

export type PageTextsForm = ReturnType<typeof usePageForm>
