import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from 'mongodb'
import { OperatorError } from '@/errors/OperatorError'
import { makeFolder } from '@/makeFolder'
import { sync } from '../backup/durable'
import type { Report } from '../backup/progress'
import type { MediaStore } from '../media/MediaStore'
import type { Contents } from './contents'
import { drain, type Item, type Sums } from './items'
import { batches, buildIndexes, checkCount, createIncoming } from './mongoLoad'
import { incomingName } from './mongoSwitch'
import type { Source } from './source'
import { filesOf } from './sqliteFile'

interface Loading {
  source: Source
  contents: Contents
  id: string
  media: MediaStore
  report: Report
}

/** Reads the source a second time. @throws {OperatorError} if it has changed since it was checked */
async function readAgain({ source, contents }: Loading, take: (item: Item) => Promise<void>): Promise<void> {
  const sums: Sums = new Map()
  for await (const item of source.items(sums)) await take(item)
  const isSame =
    sums.size === contents.sums.size &&
    [...contents.sums].every(([path, { sha256 }]) => sums.get(path)?.sha256 === sha256)
  if (!isSame) throw new OperatorError('The file changed while it was being restored.')
}

function mediaTaker({ contents, id, media, report }: Loading) {
  let files = 0
  return async (item: Item) => {
    if (item.kind !== 'media') return
    report('Loading media', files, contents.media?.files)
    await media.stage(id, item.path, item.content)
    files += 1
  }
}

/** Loads a source's collections and media next to the current ones. */
export async function loadCollections(loading: Loading, db: Db): Promise<void> {
  const { contents, id, media, report } = loading
  const { db: from, collections = [] } = contents.mongo ?? {}
  const loaders = new Map(
    collections.map((collection, slot) => {
      const name = incomingName(id, slot)
      return [collection.stem, { collection, name, done: 0, ...batches(db, name) }]
    }),
  )
  for (const { collection, name } of loaders.values()) await createIncoming(db, name, collection)
  if (contents.media) await media.open(id)
  const takeMedia = mediaTaker(loading)
  await readAgain(loading, async (item) => {
    await takeMedia(item)
    if (item.kind !== 'documents') return
    const loader = item.db === from ? loaders.get(item.stem) : undefined
    if (!loader) return drain(item.documents)
    for await (const document of item.documents) {
      await loader.add(document)
      loader.done += 1
      if (loader.done % 1000 === 0) {
        report(`Loading ${loader.collection.name}`, loader.done, loader.collection.documents)
      }
    }
    await loader.flush()
  })
  for (const { collection, name } of loaders.values()) {
    report(`Indexes of ${collection.name}`, 0)
    await buildIndexes(db, name, collection.indexes)
    await checkCount(db, name, collection)
  }
}

/** Loads a source's database file and media next to the current ones. */
export async function loadFile(loading: Loading, file: string): Promise<void> {
  const { contents, id, media, report } = loading
  const { incoming } = filesOf(file, id)
  makeFolder(path.dirname(file))
  if (contents.media) await media.open(id)
  const takeMedia = mediaTaker(loading)
  await readAgain(loading, async (item) => {
    await takeMedia(item)
    if (item.kind !== 'database') return
    report('Loading the database', 0, 1)
    await pipeline(Readable.from(item.content), createWriteStream(incoming, { flags: 'wx', mode: 0o600 }))
    await sync(incoming)
    report('Loading the database', 1, 1)
  })
}
