import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { slugPattern } from '@/domain/slug'
import { OperatorError } from '@/errors/OperatorError'

/** An article: its metadata as JSON, then its text. */
const article = /^<script type="application\/json">([\s\S]*?)<\/script>([\s\S]*)$/

/** @throws {OperatorError} that names a file of the demo */
export function refuse(file: string, problem: string): never {
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

/**
 * Readers of a demo's files.
 * @param folder of the demo
 * @throws {OperatorError} naming the invalid file and field
 */
export function demoFiles(folder: string) {
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

  return { json, articles }
}
