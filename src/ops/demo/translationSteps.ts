import { createLocalReq, type Payload } from 'payload'
import { unaudited as context } from '@/audit/writeEntry'
import { readOriginal, type Subject } from '@/content/translations/original'
import { saveTranslation, showTranslations } from '@/content/translations/translations'
import { isRecord, type UnknownRecord } from '@/domain/isRecord'
import { textsOf } from '@/domain/translations/texts'
import { withDocumentLock } from '@/runtime/documentLock'
import { projectTimes } from './caseStudies'
import { timesAt } from './dates'
import { placeOf } from './imageSteps'
import type { Demo, DemoImage } from './readDemo'
import { allImages } from './readOriginals'
import { type DemoTranslation, demoTranslations } from './readTranslations'
import type { Step } from './Step'

/** The rows of a translation belong to those of the original, in the same order. */
function withRowIds(translated: UnknownRecord, original: UnknownRecord): UnknownRecord {
  const idsOf = (rows: unknown) => (Array.isArray(rows) ? rows.map((row) => isRecord(row) && row.id) : [])
  return Object.fromEntries(
    Object.entries(translated).map(([key, value]) => {
      const ids = idsOf(original[key])
      const isRows = Array.isArray(value) && value.every(isRecord)
      return [key, isRows ? value.map((row, place) => ({ ...row, id: ids[place] })) : value]
    }),
  )
}

/**
 * Adds the translations of an entry, ready unless the entry itself is a draft. What somebody has written meanwhile
 * stays, and so does an original that was changed and doesn't fit its translation any more.
 * @param of what a translation says of the entry; undefined if nothing
 */
async function translate(
  payload: Payload,
  { translations }: Demo,
  subject: Subject,
  of: (translation: DemoTranslation) => object | undefined,
): Promise<void> {
  for (const language of demoTranslations) {
    const translation = translations[language]
    const translated = translation && of(translation)
    if (!translated) continue
    const req = await createLocalReq({ context }, payload)
    await withDocumentLock(subject.entry, async () => {
      const original = await readOriginal({ payload, req }, subject)
      if (!original) return
      const doc = { title: original.title, ...withRowIds({ ...translated }, original) }
      const texts = textsOf(subject.kind, doc, String)
      const isReady = original._status !== 'draft'
      await saveTranslation(req, { ...subject, language }, { texts, isReady, isShownLater: true })
    })
  }
  await showTranslations({ payload }, subject)
}

type Collection = 'service' | 'product' | 'project' | 'blog-post' | 'page' | 'media'

/** The id of an entry that the demo added; undefined if it is gone. */
async function idAt(
  payload: Payload,
  collection: Collection,
  createdAt: string,
): Promise<string | undefined> {
  const where = { createdAt: { equals: createdAt } }
  const { docs } = await payload.find({
    collection,
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs[0]?.id
}

interface Translated {
  kind: Collection
  name: string
  createdAt: (startedAt: string) => string
  of: (translation: DemoTranslation) => object | undefined
  /** Its images, in the order of their translated alt texts. */
  images?: DemoImage[]
  altsOf?: (translation: DemoTranslation) => string[] | undefined
}

const step = (demo: Demo, { kind, name, createdAt, of, images = [], altsOf }: Translated): Step => ({
  key: `translations ${kind} ${name}`,
  isFirst: false,
  async add(payload, startedAt) {
    const entry = await idAt(payload, kind, createdAt(startedAt))
    if (entry) await translate(payload, demo, { kind, entry }, of)
    for (const [place, image] of images.entries()) {
      const times = timesAt(startedAt, allImages(demo).indexOf(image))
      const media = await idAt(payload, 'media', times.createdAt)
      if (!media) continue
      await translate(payload, demo, { kind: 'media', entry: media }, (translation) => {
        const alt = altsOf?.(translation)?.[place]
        return alt === undefined ? undefined : { alt }
      })
    }
  },
})

/** Steps that add the demo's translations, when its originals are there. */
export function translationSteps(demo: Demo): Step[] {
  const { services, products, projects, posts, pages } = demo
  if (Object.keys(demo.translations).length === 0) return []
  return [
    {
      key: 'translations settings',
      isFirst: false,
      add: (payload) =>
        translate(
          payload,
          demo,
          { kind: 'site-settings', entry: 'site-settings' },
          ({ settings }) => settings,
        ),
    },
    ...services.map(({ title }, place) =>
      step(demo, {
        kind: 'service',
        name: title,
        createdAt: (startedAt) => timesAt(startedAt, place).createdAt,
        of: (translation) => translation.services[title],
      }),
    ),
    ...pages.map(({ slug }, place) =>
      step(demo, {
        kind: 'page',
        name: slug,
        createdAt: (startedAt) => timesAt(startedAt, place).createdAt,
        of: ({ pages }) => pages[slug] && { ...pages[slug], content: pages[slug].html },
      }),
    ),
    ...products.map(({ title, images }, place) =>
      step(demo, {
        kind: 'product',
        name: title,
        createdAt: (startedAt) => timesAt(startedAt, place).createdAt,
        of: (translation) => translation.products[title],
        images,
        altsOf: (translation) => translation.products[title]?.images,
      }),
    ),
    ...projects.map((project) =>
      step(demo, {
        kind: 'project',
        name: project.slug,
        createdAt: (startedAt) => projectTimes(demo, project, startedAt).createdAt,
        of: (translation) => translation.projects[project.slug],
        images: project.images,
        altsOf: (translation) => translation.projects[project.slug]?.images,
      }),
    ),
    ...posts.map((post) =>
      step(demo, {
        kind: 'blog-post',
        name: post.slug,
        createdAt: (startedAt) => timesAt(startedAt, placeOf(demo, post)).createdAt,
        of: ({ posts }) => posts[post.slug] && { ...posts[post.slug], content: posts[post.slug]?.html },
        images: [post.image],
        altsOf: ({ posts }) => posts[post.slug] && [posts[post.slug]?.alt ?? ''],
      }),
    ),
  ]
}
