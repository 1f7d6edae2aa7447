import type { DraftedResource } from '@/admin/shared/crud/resource'
import { textPageChecks } from '@/domain/checks/entryChecks'
import type { TextPageEntity } from '@/domain/entities'

/** Pages that are one text, such as privacy and terms. */
export const textPage: DraftedResource = {
  path: '/api/admin/text-pages',
  name: 'page',
  collection: 'page',
}

/** The form values of such a page. */
export type TextPageValues = Pick<TextPageEntity, 'title' | 'slug' | 'description' | 'content'>

export const toValues = ({ title, slug, description, content }: TextPageEntity): TextPageValues => ({
  title,
  slug,
  description,
  content,
})

export const toBody = (values: TextPageValues) => ({ ...values, slug: values.slug.trim() })

export const toChecks = textPageChecks
