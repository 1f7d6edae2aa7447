import type { PayloadRequest } from 'payload'
import { type Locale, localeNames } from '../../domain/locales'
import { hasDefaultTexts } from '../../domain/pageTexts/defaults'
import { pageModels, pageNames } from '../../domain/pageTexts/pages'
import { collection } from './rows'

/** The labels of pages that say nothing yet in a language. */
async function unwrittenPages(language: Locale, { payload }: PayloadRequest): Promise<string[]> {
  if (hasDefaultTexts(language)) return []
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { kind: { in: pageNames.map((name) => pageModels[name].slug) } },
        { language: { equals: language } },
        { isPublic: { equals: true } },
      ],
    },
    select: { kind: true },
    pagination: false,
    depth: 0,
  })
  const written = new Set<string>(docs.map(({ kind }) => kind))
  return pageNames
    .map((name) => pageModels[name])
    .flatMap(({ slug, label }) => (written.has(slug) ? [] : label))
}

/** Why a language can't be offered: visitors would read its pages in English. Null if nothing speaks against it. */
export async function unwrittenProblem(languages: Locale[], req: PayloadRequest): Promise<string | null> {
  for (const language of languages) {
    const pages = await unwrittenPages(language, req)
    if (pages.length)
      return `${localeNames[language]} can't be offered before these pages are published in it: ${pages.join(', ')}.`
  }
  return null
}
