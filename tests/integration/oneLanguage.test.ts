import { beforeAll, describe, expect, test } from 'vitest'
import { inOneLanguage } from '@/database/oneLanguage'
import { unique } from './api'
import { getCms } from './cms'

const stored = ['original', 'de', 'es']

/** A text that says which language it is in, in all of them. */
const texts = (text: string) => Object.fromEntries(stored.map((code) => [code, `${text} (${code})`]))
const lists = (text: string) => Object.fromEntries(stored.map((code) => [code, [`${text} (${code})`]]))

const localized = () => ({
  title: texts('Shop'),
  description: texts('A shop'),
  constraints: lists('Time'),
  decisions: [
    { id: unique(), title: texts('Less'), text: texts('Code') },
    { id: unique(), title: texts('More'), text: texts('Tests') },
  ],
  quote: { text: texts('Good'), name: 'Asha', role: texts('CEO') },
})

/** Which languages the texts of what was read are in. */
const languagesOf = (found: unknown) => stored.filter((code) => JSON.stringify(found).includes(` (${code})"`))

let project: string
let picture: string

beforeAll(async () => {
  const { db } = await getCms()
  const image = { filename: `${unique('picture')}.png`, mimeType: 'image/png', alt: texts('A square') }
  picture = String((await db.create({ collection: 'media', data: image })).id)
  const images = [{ id: unique(), media: picture }]
  const shared = { slug: unique('project'), category: 'Web', technologies: ['Go'], _status: 'published' }
  project = String(
    (await db.create({ collection: 'project', data: { ...localized(), ...shared, images } })).id,
  )
})

/** Entries as the database returns them, before Payload picks a language. */
async function read() {
  const { db } = await getCms()
  const find = (collection: 'project' | 'media', id: string) =>
    db.find({ collection, where: { id: { equals: id } } })
  const [{ docs: projects }, { docs: pictures }] = [
    await find('project', project),
    await find('media', picture),
  ]
  return { project: projects[0], picture: pictures[0] }
}

test('entries are read in all languages unless one is asked for', async () => {
  const found = await read()
  expect(found.project).toMatchObject({ title: texts('Shop'), constraints: lists('Time') })
  expect([languagesOf(found.project), languagesOf(found.picture)]).toEqual([stored, stored])
})

describe.each([...stored, 'fr'])('in %s', (locale) => {
  test('no other text is read, and all that has no language', async () => {
    const found = await inOneLanguage(read, locale)
    const wanted = stored.filter((code) => code === locale)
    expect([languagesOf(found.project), languagesOf(found.picture)]).toEqual([wanted, wanted])
    const shared = { category: 'Web', technologies: ['Go'], quote: { name: 'Asha' } }
    expect(found.project).toMatchObject(shared)
    if (!wanted.length) return
    expect(found.project).toMatchObject({
      constraints: { [locale]: [`Time (${locale})`] },
      decisions: [{ text: { [locale]: `Code (${locale})` } }, { text: { [locale]: `Tests (${locale})` } }],
      quote: { role: { [locale]: `CEO (${locale})` } },
    })
  })
})

test('reads at once have the language that each asked for', async () => {
  const asked = ['de', 'es', 'original', 'de']
  const found = await Promise.all([read(), ...asked.map((locale) => inOneLanguage(read, locale))])
  expect(found.map(languagesOf)).toEqual([stored, ...asked.map((locale) => [locale])])
})

test('conditions see the other languages', async () => {
  const payload = await getCms()
  const find = (text: string) => {
    const where = { id: { equals: project }, 'title.de': { contains: text } }
    return inOneLanguage(() => payload.find({ collection: 'project', where, sort: 'title', depth: 0 }))
  }
  expect((await find('(de)')).docs).toMatchObject([{ title: 'Shop (original)' }])
  expect((await find('(es)')).docs).toEqual([])
})

test('a reader gets the texts of her language, and the images in it', async () => {
  const payload = await getCms()
  const where = { id: { equals: project } }
  const { docs } = await inOneLanguage(
    () => payload.find({ collection: 'project', where, locale: 'es', depth: 1 }),
    'es',
  )
  expect(docs).toMatchObject([
    { title: 'Shop (es)', constraints: ['Time (es)'], images: [{ media: { alt: 'A square (es)' } }] },
  ])
})
