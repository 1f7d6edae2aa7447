import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { useSaveAs } from '@/admin/shared/forms/useSaveAs'
import { pageModels } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'
import { pageTextsSchema } from '@/schemas/pageTexts'
import { pageFieldLabel } from './fieldLabels'
import { type PageValues, type SaveStatus, toValues, useSavePageTexts } from './pageTextsQuery'

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
  const { want, begin, current } = useSaveAs<SaveStatus>('draft')
  const form = usePersistedForm<PageValues, EditedPage>({
    name: `page-${name}-${locale}`,
    stored,
    initial: toValues(stored),
    toValues,
    labelOf: (field) => pageFieldLabel(name, field),
    schema: pageTextsSchema(pageModels[name]),
    send: async (edit) => (await saving.mutateAsync({ edit, status: current() })).saved,
  })
  return {
    ...form,
    /** Typed by the page's description instead of its values. */
    field: form.field as unknown as (name: string) => PageControl,
    want,
    save: () => {
      begin()
      form.save()
    },
  }
}

export type PageTextsForm = ReturnType<typeof usePageForm>
