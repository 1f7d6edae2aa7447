import { containsText } from '../domain/containsText'
import { isSameTitle } from '../domain/seoChecks'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

/** More posts than any blog has with the same title. */
const looked = 100

/** Other posts, including drafts, with the same title in search results. */
export async function sameTitles(
  title: string,
  except: string | null,
  access: AccessContext,
): Promise<{ id: string; title: string }[]> {
  if (!title) return []
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: { or: [{ metaTitle: containsText(title) }, { title: containsText(title) }] },
    select: { title: true, metaTitle: true },
    limit: looked,
    pagination: false,
    depth: 0,
    ...access,
  })
  return docs
    .filter((doc) => doc.id !== except && isSameTitle(doc.metaTitle || doc.title || '', title))
    .map((doc) => ({ id: doc.id, title: doc.title ?? '' }))
}
