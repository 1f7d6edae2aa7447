import { withTableRegions } from '../rich-text/tableRegions'
import { lexicalToHtml } from '../rich-text/toHtml'
import { getCms } from '../runtime/cms'

export interface TextPage {
  title: string
  description: string
  /** Sanitized HTML. */
  content: string
  updatedAt: string
}

/** A CMS page; null if there is none with that name. */
export async function textPage(slug: string): Promise<TextPage | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'page',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const [doc] = docs
  return doc
    ? {
        title: doc.title,
        description: doc.description,
        content: withTableRegions(lexicalToHtml(doc.content)),
        updatedAt: doc.updatedAt,
      }
    : null
}
