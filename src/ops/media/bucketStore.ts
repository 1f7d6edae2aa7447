import { Readable } from 'node:stream'
import { OperatorError } from '@/errors/OperatorError'
import type { BucketSettings } from '@/settings'
import { type Bucket, openBucket } from '@/storage/bucket'
import type { MediaStore } from './MediaStore'

/** Keys of what a restore keeps aside, in a folder that uploads can't use. */
const keysOf = (id: string) => ({
  incoming: `.frontdesk/restore-${id}/`,
  before: `.frontdesk/before-${id}/`,
  /** Written once `before` is complete: from then on a rollback restores it. */
  mark: `.frontdesk/switching-${id}`,
})

/** Replaces the current files with all files below a folder of keys. */
async function replaceWith(bucket: Bucket, folder: string): Promise<void> {
  const names = (await bucket.list(folder)).map((key) => key.slice(folder.length))
  await bucket.copy(names.map((name) => ({ from: `${folder}${name}`, to: name })))
  const kept = new Set(names)
  await bucket.remove((await bucket.list('')).filter((name) => !kept.has(name)))
}

async function clear(bucket: Bucket, folder: string): Promise<void> {
  await bucket.remove(await bucket.list(folder))
}

/** @throws {OperatorError} if it doesn't respond or denies access */
async function openChecked(settings: BucketSettings): Promise<Bucket> {
  const bucket = await openBucket(settings)
  await bucket.check().catch((error: Error) => {
    const about = `check S3_BUCKET, S3_ENDPOINT and its keys. (${error.name}: ${error.message})`
    throw new OperatorError(`Cannot reach the bucket ${settings.name}: ${about}`)
  })
  return bucket
}

/** Uploaded files in a bucket. A bucket can't rename folders, so a restore copies within it, reversibly. */
export function bucketStore(settings: BucketSettings): MediaStore {
  let opened: Promise<Bucket> | undefined
  const open = () => {
    opened ??= openChecked(settings)
    return opened
  }

  return {
    list: async () => (await open()).list(''),
    read: async (name) => (await open()).read(name),
    exists: async () => true,
    async open() {},
    async stage(id, name, content) {
      await (await open()).write(`${keysOf(id).incoming}${name}`, Readable.from(content))
    },
    async switch(id) {
      const bucket = await open()
      const { incoming, before, mark } = keysOf(id)
      const current = await bucket.list('')
      await bucket.copy(current.map((name) => ({ from: name, to: `${before}${name}` })))
      await bucket.write(mark, Readable.from([Buffer.from(new Date().toISOString())]))
      await replaceWith(bucket, incoming)
    },
    async rollBack({ id }) {
      const bucket = await open()
      const { incoming, before, mark } = keysOf(id)
      if ((await bucket.list(mark)).length) await replaceWith(bucket, before)
      await bucket.remove([mark])
      await clear(bucket, before)
      await clear(bucket, incoming)
    },
    async finish(id) {
      const bucket = await open()
      const { incoming, before, mark } = keysOf(id)
      await bucket.remove([mark])
      await clear(bucket, before)
      await clear(bucket, incoming)
    },
  }
}
