import type { Picture } from '../domain/entities'
import type { Locale } from '../domain/locales'
import { mediaFileName } from '../domain/mediaFile'
import type { PageTexts } from '../domain/pageTexts/pages'
import type { Media, Project } from '../payload-types'
import { getCms } from '../runtime/cms'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { inLanguage, type LocaleOptions, langOf } from './inLanguage'
import { mediaByName } from './mediaByName'
import { picture } from './pictures'

export type PictureInLanguage = Picture & { lang: Locale | undefined }

/** What the rows of the about page show and lead to, by the value in the row. What isn't public is missing. */
export interface AboutLinks {
  /** `lang` is set if an alternative text isn't in the page's language. */
  pictures: Map<string, PictureInLanguage>
  /** The same for a title. */
  projects: Map<string, { slug: string; title: string; lang: Locale | undefined }>
}

const nameOf = (url: string) => mediaFileName(url, settings.siteUrl) ?? ''

/** The alternative texts of images in the reader's language, by id. */
async function translatedAlts(media: Media[], localeOptions?: LocaleOptions): Promise<Map<string, string>> {
  if (!media.length || !localeOptions || localeOptions.locale === localeOptions.contentLanguage)
    return new Map()
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: media.map(({ id }) => id) } },
    locale: localeOptions.locale,
    select: { alt: true },
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  return new Map(docs.flatMap(({ id, alt }) => (alt ? [[id, alt] as const] : [])))
}

async function picturesOf(
  rows: { picture: string; alt: string }[],
  localeOptions?: LocaleOptions,
): Promise<AboutLinks['pictures']> {
  const shown = rows.filter(({ picture: url }) => url)
  const media = await mediaByName(shown.map(({ picture: url }) => nameOf(url)).filter(Boolean), anonymous)
  const alts = await translatedAlts([...media.values()], localeOptions)
  const found = new Map<string, PictureInLanguage>()
  for (const { picture: url, alt } of shown) {
    const file = media.get(nameOf(url))
    const translated = file && alts.get(file.id)
    const image = picture(file ? { media: { ...file, alt: translated ?? file.alt } } : { url }, alt)
    const isOriginal = file?.alt && !translated && localeOptions
    const lang = isOriginal ? langOf({ language: localeOptions.contentLanguage }, localeOptions) : undefined
    if (image) found.set(url, { ...image, lang })
  }
  return found
}

const named = { collection: 'project', depth: 0, select: { slug: true, title: true } } as const

async function projectsOf(ids: string[], localeOptions?: LocaleOptions): Promise<AboutLinks['projects']> {
  if (ids.length === 0) return new Map()
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'project',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: named.select,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  const shown = await inLanguage(docs as Project[], named, localeOptions)
  return new Map(
    shown.map((doc) => [doc.id, { slug: doc.slug, title: doc.title, lang: langOf(doc, localeOptions) }]),
  )
}

/** The images of team, testimonials and clients, and the projects of the last two; no query if there are none. */
export async function aboutLinks(
  { team, testimonials }: PageTexts['about'],
  { clients }: PageTexts['agency'],
  localeOptions?: LocaleOptions,
): Promise<AboutLinks> {
  const [pictures, projects] = await Promise.all([
    picturesOf(
      [
        ...team.map((member) => ({ picture: member.picture, alt: member.name })),
        ...testimonials.map((testimonial) => ({ picture: testimonial.picture, alt: testimonial.by })),
        ...clients.map((client) => ({ picture: client.picture, alt: client.name })),
      ],
      localeOptions,
    ),
    projectsOf(
      [...testimonials, ...clients].flatMap(({ project }) => project || []),
      localeOptions,
    ),
  ])
  return { pictures, projects }
}
