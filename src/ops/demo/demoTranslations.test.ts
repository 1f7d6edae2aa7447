import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locales'
import { type Demo, readDemo } from './readDemo'
import { type DemoTranslation, demoTranslations } from './readTranslations'

let demo: Demo

beforeAll(async () => {
  demo = await readDemo()
})

function translationTo(locale: Locale): DemoTranslation {
  const translation = demo.translations[locale]
  if (!translation) throw new Error(`The demo isn't translated to ${locale}.`)
  return translation
}

interface Pair {
  place: string
  original: string
  translated: string
}

/** All texts of a translation with their originals, which are at the same paths. */
function pairsOf(place: string, original: unknown, translated: unknown): Pair[] {
  if (typeof translated === 'string') {
    return [{ place, original: typeof original === 'string' ? original : '', translated }]
  }
  if (typeof translated !== 'object' || translated === null) return []
  return Object.entries(translated).flatMap(([key, text]) =>
    pairsOf(`${place}.${key}`, (original as Record<string, unknown> | undefined)?.[key], text),
  )
}

const altTexts = (images: { alt: string }[]) => images.map(({ alt }) => alt)

function allPairs(locale: Locale): Pair[] {
  const { settings, services, products, projects, posts, pages } = translationTo(locale)
  return [
    ...pairsOf('settings', demo.settings, settings),
    ...demo.services.flatMap((entry) => pairsOf(entry.title, entry, services[entry.title])),
    ...demo.products.flatMap((entry) =>
      pairsOf(entry.title, { ...entry, images: altTexts(entry.images) }, products[entry.title]),
    ),
    ...demo.projects.flatMap((entry) => {
      const original = { ...entry, ...entry.caseStudy, images: altTexts(entry.images) }
      return pairsOf(entry.slug, original, projects[entry.slug])
    }),
    ...demo.posts.flatMap((entry) =>
      pairsOf(entry.slug, { ...entry, alt: entry.image.alt }, posts[entry.slug]),
    ),
    ...demo.pages.flatMap((entry) => pairsOf(entry.slug, entry, pages[entry.slug])),
  ].filter(({ place }) => !place.endsWith('.slug'))
}

const isHtml = ({ place }: Pair) => place.endsWith('.html')
const isSetting = ({ place }: Pair) => place.startsWith('settings.')

/** What a person reads: without code, tags and entities. */
const prose = (html: string) =>
  html
    .replace(/<pre>[\s\S]*?<\/pre>/g, ' ')
    .replace(/<code>[\s\S]*?<\/code>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\n ]+/g, ' ')

const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted()

/** Separators differ between languages (1,200; 1.200; 1 200), and a lakh is 100,000. */
const numbersIn = (text: string) =>
  found(
    prose(text)
      .replace(/(\d)\.(\d) lakh/g, (_, whole, tenth) => `${whole}${tenth}0000`)
      .replace(/(?<=\d)[.,:\u00a0 ](?=\d)/g, ''),
    /\d+/g,
  )

describe.each(demoTranslations)('%s', (locale) => {
  test('every article and page is translated', () => {
    const { posts, pages } = translationTo(locale)
    expect(Object.keys(posts)).toEqual(demo.posts.map(({ slug }) => slug))
    expect(Object.keys(pages)).toEqual(demo.pages.map(({ slug }) => slug))
  })

  test('articles keep their structure, links and code', () => {
    for (const { place, original, translated } of allPairs(locale).filter(isHtml)) {
      const blocks = (html: string) => html.match(/<\/?(?:h\d|p|ul|ol|li|pre|blockquote)>/g)
      expect(blocks(translated), place).toEqual(blocks(original))
      for (const kept of [/href="[^"]*"/g, /<pre>[\s\S]*?<\/pre>/g, /<code>[^<]*<\/code>/g, /<strong>/g]) {
        expect(found(translated, kept), place).toEqual(found(original, kept))
      }
    }
  })

  test('paragraphs of case studies are the same', () => {
    for (const { place, original, translated } of allPairs(locale).filter((pair) => !isHtml(pair))) {
      expect(translated.split('\n\n').length, place).toBe(original.split('\n\n').length)
    }
  })

  test('numbers are the same', () => {
    // Opening hours are written by a clock of 12 or of 24 hours.
    for (const { place, original, translated } of allPairs(locale).filter((pair) => !isSetting(pair))) {
      expect(numbersIn(translated), place).toEqual(numbersIn(original))
    }
  })

  test('units are translated where the original has one', () => {
    for (const { slug, caseStudy } of demo.projects) {
      const units = translationTo(locale).projects[slug]?.results.map(({ unit }) => Boolean(unit))
      expect(units, slug).toEqual(caseStudy?.results?.map(({ unit }) => Boolean(unit)))
    }
  })

  test('no English is left', () => {
    const english =
      /(?<!\p{L})(?:the|and|with|which|their|would|have|you|your|our|this|that|is|are|of)(?!\p{L})/iu
    for (const { place, translated } of allPairs(locale))
      expect(prose(translated), place).not.toMatch(english)
  })

  test('texts of more than a few words differ from the original', () => {
    for (const { place, original, translated } of allPairs(locale)) {
      if (original.split(' ').length > 4) expect(translated, place).not.toBe(original)
    }
  })

  test('quotation marks and apostrophes are those of print', () => {
    for (const { place, translated } of allPairs(locale)) expect(prose(translated), place).not.toMatch(/["']/)
  })

  test('a number and its unit stay on one line', () => {
    for (const pair of allPairs(locale)) {
      expect(prose(pair.translated), pair.place).not.toMatch(/\d (?:%|₹|[GMk][Bo]\b|ms\b)|\d%|₹\d/)
    }
  })
})

test('German quotes „so“', () => {
  for (const { place, translated } of allPairs('de')) expect(prose(translated), place).not.toMatch(/[«»”]/)
})

test('Spanish quotes «so», and opens its questions', () => {
  for (const { place, translated } of allPairs('es')) {
    const text = prose(translated)
    expect(text, place).not.toMatch(/[„]/)
    expect(found(text, /¿/g).length, place).toBe(found(text, /\?/g).length)
    expect(found(text, /¡/g).length, place).toBe(found(text, /!/g).length)
  }
})

test('French punctuation never starts a line', () => {
  for (const { place, translated } of allPairs('fr')) {
    expect(prose(translated), place).not.toMatch(/ [:;?!»]|« |[^\s\d][;?!]|„/)
  }
})
