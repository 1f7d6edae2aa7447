import type { Locale } from '../domain/locales'
import { withTableRegions } from '../rich-text/tableRegions'
import { lexicalToHtml } from '../rich-text/toHtml'
import { getCms } from '../runtime/cms'
import { inLanguage, langOf, type Reading } from './inLanguage'
import { publicLanguages } from './translations/publicLanguages'

export interface TextPage {
  title: string
  description: string
  /** Sanitized HTML. */
  content: string
  updatedAt: string
  /** The `lang` attribute of its texts: set if their language isn't the page's. */
  lang: Locale | undefined
  /** The languages in which visitors can read it. */
  languages: Locale[]
}

/** A CMS page; null if there is none with that name. */
export async function textPage(slug: string, reading?: Reading): Promise<TextPage | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'page',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const [doc] = await inLanguage(docs, { collection: 'page', depth: 1 }, reading)
  return doc
    ? {
        title: doc.title,
        description: doc.description,
        content: withTableRegions(lexicalToHtml(doc.content)),
        updatedAt: doc.updatedAt,
        lang: langOf(doc, reading),
        languages: await publicLanguages('page', doc.id, reading),
      }
    : null
}
