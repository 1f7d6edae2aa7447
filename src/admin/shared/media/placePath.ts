import { blogPath, pagesPath, portfolioPath, productsPath } from '@/admin/paths'
import type { PicturePlace } from '@/domain/picturePlaces'

const screens: Partial<Record<PicturePlace['kind'], string>> = {
  'blog-post': blogPath,
  project: portfolioPath,
  product: productsPath,
}

/** The URL where an entry is edited. A draft of a published entry opens in Payload's own editor. */
export function placePath({
  kind,
  id,
  isDraft,
}: Pick<PicturePlace, 'kind' | 'isDraft'> & { id: string }): string {
  const screen = screens[kind]
  if (screen && !isDraft) return `${screen}?edit=${id}`
  return kind === 'page' ? `${pagesPath}/${id}` : `/admin/collections/${kind}/${id}`
}
