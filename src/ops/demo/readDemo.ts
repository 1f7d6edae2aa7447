import path from 'node:path'
import { readOriginals } from './readOriginals'
import { readTranslations } from './readTranslations'

/** The project's own demo content. Read at runtime, so that no build contains it. */
const ownFolder = () => path.join(process.cwd(), 'demo')

export type Demo = Awaited<ReturnType<typeof readDemo>>
export type DemoImage = Demo['products'][number]['images'][number]

/**
 * Reads all content of a demo, and its translations.
 * @throws {OperatorError} naming the invalid file and field
 */
export async function readDemo(folder: string = ownFolder()) {
  const originals = await readOriginals(folder)
  return { ...originals, translations: await readTranslations(folder, originals) }
}
