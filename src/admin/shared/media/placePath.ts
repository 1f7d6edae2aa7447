import { blogPath, editorPathFor, editPagePath, portfolioPath, productsPath } from '@/admin/paths'
import type { PicturePlace } from '@/domain/picturePlaces'

const screens = { 'blog-post': blogPath, project: portfolioPath, product: productsPath } as const

/** The URL where an entry is edited. A draft of a published entry opens in its full editor. */
export function placePath({
  kind,
  id,
  isDraft,
}: Pick<PicturePlace, 'kind' | 'isDraft'> & { id: string }): string {
  if (kind === 'page-texts') return editPagePath(id)
  return isDraft || kind === 'page' ? editorPathFor(kind, id) : `${screens[kind]}?edit=${id}`
}
