import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedAdapter } from '@/database/embeddedAdapter'
import { mongoAdapter } from '@/database/mongoAdapter'
import { unique } from '../api'
import { getCms } from '../cms'
import { bringBack, emptyPlace, onMongo, type Place } from './backupPlaces'
import { everythingStored } from './everythingStored'

const file = path.resolve(`tests/fixtures/backups/first-version-${onMongo ? 'mongodb' : 'sqlite'}.tar.gz`)
const original = (text: unknown) => ({ original: text })

/** Opens a place as a start does, which migrates it. */
async function opened({ target }: Place): Promise<Payload> {
  const { config } = await getCms()
  const db = target.engine === 'mongodb' ? mongoAdapter(target.url) : embeddedAdapter(`file:${target.file}`)
  const payload = await getPayload({
    config: { ...config, db: db as typeof config.db },
    key: unique(),
    disableOnInit: true,
  })
  onTestFinished(() => payload.destroy())
  return payload
}

test('a backup of the first version is restored and migrated, with its drafts and versions', async () => {
  const place = emptyPlace()
  await bringBack(file, place)
  const payload = await opened(place)
  const stored = await everythingStored(payload)
  const described = { title: original('Second'), description: original('What it is') }
  expect(stored).toMatchObject({
    service: [{ ...described, features: original(['Fast', 'Small']), price: '₹1' }],
    product: [{ ...described, longDescription: original('More'), price: 4999, images: [{}] }],
    project: [{ ...described, slug: 'depot', category: 'Web', images: [{}] }],
    'blog-post': [{ title: original('Second'), slug: 'first-words', excerpt: original('Short') }],
    page: [{ ...described, slug: 'privacy' }],
    media: [{ alt: original('A red square') }],
    lead: [{ fullName: 'Edith Roy', email: 'edith@example.com' }],
    'site-settings': { location: original('Bonn') },
  })
  expect(JSON.stringify(stored['blog-post'])).toContain('Größe')
  for (const kind of ['service', 'product', 'project', 'blog-post']) {
    const versions = stored[`versions of ${kind}`] as { latest?: boolean; version: { title: unknown } }[]
    expect(versions.map(({ version }) => version.title)).toEqual(
      expect.arrayContaining(['First', 'Second', 'A draft'].map(original)),
    )
    expect(versions.find(({ latest }) => latest)?.version.title).toEqual(original('A draft'))
  }
  expect(await everythingStored(await opened(place))).toEqual(stored)
})
