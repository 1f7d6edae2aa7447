import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../settings'
import { mimeTypeOf } from './mimeTypeOf'

/** Files that are copied or asked for at a time. */
const atOnce = 8

/** How the library reaches a bucket. Servers other than Amazon's know it by the path of the address. */
export const clientConfig = ({ region, endpoint, credentials }: BucketSettings): S3ClientConfig => ({
  region,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // A bucket that is away is an error soon, not after the minutes of a network without an answer.
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  // Other servers than Amazon's know no newer sums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes(String((error as { name?: unknown } | null)?.name))

async function inTurns<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(act))
}

/**
 * The files of a bucket, by their keys. The library is loaded at the first call.
 * @throws what the library throws when the bucket cannot be reached
 */
export async function openBucket(bucket: BucketSettings) {
  const [aws, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new aws.S3Client(clientConfig(bucket))
  const Bucket = bucket.name

  /** Keys with a beginning, sorted; `/` in the rest of one hides it. */
  async function list(Prefix: string): Promise<string[]> {
    const keys: string[] = []
    const pages = aws.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })
    for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) keys.push(Key)
    return keys.sort()
  }

  return {
    /** @throws what the library throws when it does not answer, is not there or not ours */
    async check(): Promise<void> {
      await client.send(new aws.HeadBucketCommand({ Bucket }))
    },
    list,
    /** Undefined: there is no such file. */
    async read(Key: string) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new aws.GetObjectCommand({ Bucket, Key }))
        return { size: ContentLength, content: Body as Readable }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    /** Content of any length, with little memory. */
    async write(Key: string, Body: Readable): Promise<void> {
      await new Upload({
        client,
        params: { Bucket, Key, Body, ContentType: mimeTypeOf(Key) },
        queueSize: 1,
      }).done()
    },
    copy: (pairs: { from: string; to: string }[]) =>
      inTurns(pairs, ({ from, to }) => {
        const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
        return client.send(new aws.CopyObjectCommand({ Bucket, Key: to, CopySource }))
      }),
    remove: (keys: string[]) =>
      inTurns(keys, (Key) => client.send(new aws.DeleteObjectCommand({ Bucket, Key }))),
  }
}

export type Bucket = Awaited<ReturnType<typeof openBucket>>
