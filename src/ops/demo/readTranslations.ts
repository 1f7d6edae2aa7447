import { existsSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, type Locale, locales } from '@/domain/locales'
import { demoFiles, refuse } from './demoFiles'
import type { Originals } from './readOriginals'
import { translationSchemas } from './translationSchemas'

/** The languages into which a demo, written in English, is translated. */
export const demoTranslations = locales.filter((locale) => locale !== defaultLocale)

const bySlug = <Entry extends { slug: string }>(entries: Entry[]): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [entry.slug, entry]))

/** Refuses translations of an article that isn't there. */
function refuseStray(part: string, translated: { slug: string }[], originals: { slug: string }[]) {
  const known = new Set(originals.map(({ slug }) => slug))
  for (const { slug } of translated) {
    if (!known.has(slug)) refuse(`${part}/${slug}.html`, 'there is no original of this name')
  }
}

async function readTranslation(folder: string, originals: Originals, locale: Locale) {
  const schemas = translationSchemas(originals)
  const { json, articles } = demoFiles(folder)
  const at = `translations/${locale}`
  const posts = await articles(`${at}/posts`, schemas.post)
  const pages = await articles(`${at}/pages`, schemas.page)
  refuseStray(`${at}/posts`, posts, originals.posts)
  refuseStray(`${at}/pages`, pages, originals.pages)
  return {
    settings: await json(`${at}/settings.json`, schemas.settings),
    /** By the original's title. */
    services: await json(`${at}/catalog/services.json`, schemas.services),
    /** By the original's title, which is a name and stays. */
    products: await json(`${at}/catalog/products.json`, schemas.products),
    /** By slug, like posts and pages. */
    projects: await json(`${at}/catalog/projects.json`, schemas.projects),
    posts: bySlug(posts),
    pages: bySlug(pages),
  }
}

export type DemoTranslation = Awaited<ReturnType<typeof readTranslation>>

/**
 * Reads the translations of a demo.
 * @param folder with `translations/LOCALE/`, whose files are named like those of the originals
 * @returns those of the languages that have a folder
 * @throws {OperatorError} naming the file and the field that is missing, unknown or too long
 */
export async function readTranslations(
  folder: string,
  originals: Originals,
): Promise<Partial<Record<Locale, DemoTranslation>>> {
  const found = demoTranslations.filter((locale) => existsSync(path.join(folder, 'translations', locale)))
  const read = found.map(
    async (locale) => [locale, await readTranslation(folder, originals, locale)] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}
