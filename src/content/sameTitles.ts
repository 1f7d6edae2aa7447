import { containsText } from '../domain/containing'
import { isSameTitle } from '../domain/seoChecks'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

/** More posts than these hold one title in theirs on no blog. */
const looked = 100

/** Other posts, drafts among them, that search results would show under the same title. */
export async function sameTitles(
  title: string,
  except: string | null,
  reader: AccessContext,
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
    ...reader,
  })
  return docs
    .filter((doc) => doc.id !== except && isSameTitle(doc.metaTitle || doc.title || '', title))
    .map((doc) => ({ id: doc.id, title: doc.title ?? '' }))
}
