import { fieldLabel } from '@/admin/shared/forms/fieldLabel'
import { fieldsOf, listsOf } from '@/domain/pageTexts/model'
import { type PageName, pageModels } from '@/domain/pageTexts/pages'

/** The label of a page's field or list. */
export function pageFieldLabel(name: PageName, field: string): string {
  const page = pageModels[name]
  const label = fieldsOf(page).find(([each]) => each === field)?.[1].label
  const list = listsOf(page).find(([each]) => each === field)
  return label ?? (list ? fieldLabel(list[0]) : field)
}
