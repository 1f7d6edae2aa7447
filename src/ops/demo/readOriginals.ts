import path from 'node:path'
import { demoFiles, refuse } from './demoFiles'
import { demoSchemas } from './schemas'

export type Originals = Awaited<ReturnType<typeof readOriginals>>

/** Each use becomes an entry of the media library, so a shared image would be there twice. */
function refuseShared(images: { file: string }[]) {
  const seen = new Set<string>()
  for (const { file } of images) {
    if (seen.has(file)) refuse(`images/${file}`, 'an image is shown in one place; copy it for another')
    seen.add(file)
  }
}

/**
 * Reads all content of a demo, without its translations.
 * @param folder with `settings.json`, `leads.json`, `catalog/`, `posts/`, `pages/` and `images/`
 * @throws {OperatorError} naming the invalid file and field
 */
export async function readOriginals(folder: string) {
  const images = path.join(folder, 'images')
  const schemas = demoSchemas(images)
  const { json, articles } = demoFiles(folder)
  const demo = {
    images,
    settings: await json('settings.json', schemas.settings),
    services: await json('catalog/services.json', schemas.services),
    products: await json('catalog/products.json', schemas.products),
    projects: await json('catalog/projects.json', schemas.projects),
    leads: await json('leads.json', schemas.leads),
    posts: await articles('posts', schemas.post),
    pages: await articles('pages', schemas.page),
  }
  refuseShared(allImages(demo))
  return demo
}

/** The images of all entries. */
export const allImages = ({
  products,
  projects,
  posts,
}: Pick<Originals, 'products' | 'projects' | 'posts'>) => [
  ...[...products, ...projects].flatMap(({ images }) => images),
  ...posts.map(({ image }) => image),
]
