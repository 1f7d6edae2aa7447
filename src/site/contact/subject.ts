import type { LocaleOptions } from '@/content/inLanguage'
import { type Subject, subjectOf } from '@/content/subject'
import { paths } from '@/domain/paths'
import { type SubjectKind, subjectKinds } from '@/domain/subject'
import type { Translate } from '@/i18n/messages'
import type { SearchParams } from '../list/listQuery'

/**
 * The path of the contact page that knows what a visitor has read.
 * @param key the id of a service or product, the slug of a project or article
 */
export const contactAbout = (kind: SubjectKind, key: string): string =>
  `${paths.contact}?${kind}=${key}#inquiry`

/** What the query of the contact page names; null if it names nothing that visitors may see. */
export async function readSubject(
  query: SearchParams,
  localeOptions?: LocaleOptions,
): Promise<Subject | null> {
  for (const kind of subjectKinds) {
    const key = query[kind]
    const subject = typeof key === 'string' ? await subjectOf(kind, key, localeOptions) : null
    if (subject) return subject
  }
  return null
}

/** The first words of an inquiry about it, in the page's language. */
export const firstWords = ({ kind, title }: Pick<Subject, 'kind' | 'title'>, t: Translate): string =>
  kind === 'product' ? t('product.inquiryDraft', { product: title }) : t(`subject.${kind}`, { title })
