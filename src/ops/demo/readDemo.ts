import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { slugPattern } from '@/domain/slug'
import { OperatorError } from '@/errors/OperatorError'
import { demoSchemas } from './schemas'

/** The project's own demo content. Read at runtime, so that no build contains it. */
const ownFolder = () => path.join(process.cwd(), 'demo')

export type Demo = Awaited<ReturnType<typeof readDemo>>
export type DemoImage = Demo['products'][number]['images'][number]

/** An article: its metadata as JSON, then its text. */
const article = /^<script type="application\/json">([\s\S]*?)<\/script>([\s\S]*)$/

function refuse(file: string, problem: string): never {
  throw new OperatorError(`demo/${file}: ${problem}`)
}

function parse<Schema extends z.ZodType>(json: string, schema: Schema, file: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(json))
  } catch (error) {
    if (error instanceof SyntaxError) refuse(file, error.message)
    if (!(error instanceof z.ZodError)) throw error
    const problems = error.issues.map(({ path, message }) => `${z.core.toDotPath(path)}: ${message}`)
    return refuse(file, problems.join('\n  '))
  }
}

/** Each use becomes an entry of the media library, so a shared image would be there twice. */
function refuseShared(images: { file: string }[]) {
  const seen = new Set<string>()
  for (const { file } of images) {
    if (seen.has(file)) refuse(`images/${file}`, 'an image is shown in one place; copy it for another')
    seen.add(file)
  }
}

/**
 * Reads all content of a demo.
 * @param folder with `settings.json`, `leads.json`, `catalogue/`, `posts/`, `pages/` and `images/`
 * @throws {OperatorError} naming the invalid file and field
 */
export async function readDemo(folder: string = ownFolder()) {
  const images = path.join(folder, 'images')
  const schemas = demoSchemas(images)
  const text = (file: string) => readFile(path.join(folder, file), 'utf8')

  async function json<Schema extends z.ZodType>(file: string, schema: Schema) {
    return parse(await text(file), schema, file)
  }

  async function readArticle<Schema extends z.ZodObject>(file: string, schema: Schema) {
    const slug = path.basename(file, '.html')
    if (!slugPattern.test(slug)) refuse(file, 'a file is named after its address, such as my-article.html')
    const [, about, html] = article.exec(await text(file)) ?? []
    if (about === undefined || html === undefined) {
      refuse(file, 'an article starts with <script type="application/json">')
    }
    return { ...parse(about, schema, file), slug, html }
  }

  async function articles<Schema extends z.ZodObject>(part: string, schema: Schema) {
    const files = (await readdir(path.join(folder, part))).filter((file) => file.endsWith('.html')).sort()
    return Promise.all(files.map((file) => readArticle(`${part}/${file}`, schema)))
  }

  const demo = {
    images,
    settings: await json('settings.json', schemas.settings),
    services: await json('catalogue/services.json', schemas.services),
    products: await json('catalogue/products.json', schemas.products),
    projects: await json('catalogue/projects.json', schemas.projects),
    leads: await json('leads.json', schemas.leads),
    posts: await articles('posts', schemas.post),
    pages: await articles('pages', schemas.page),
  }
  refuseShared(allImages(demo))
  return demo
}

/** The images of all entries. */
export const allImages = ({ products, projects, posts }: Pick<Demo, 'products' | 'projects' | 'posts'>) => [
  ...[...products, ...projects].flatMap(({ images }) => images),
  ...posts.map(({ image }) => image),
]
