import type { Readable } from 'node:stream'
import type { RuntimeExtension, S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../settings'
import { mimeTypeOf } from './mimeTypeOf'

// Set before a client is made, which would print eight lines about Node 20: `--quiet` prints only problems.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

/** Files copied or requested at once. */
const atOnce = 8

/** Milliseconds until a read must begin to be answered. */
const readTimeout = 4000

/**
 * A bucket that hangs must fail soon, too. The limit is for reads only: it would include the time in which an upload is
 * sent.
 */
const limitReads: RuntimeExtension = {
  configure(client) {
    const handler = client.httpHandler()
    const { handle } = handler
    handler.handle = (request, options) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      return handle.call(handler, request, { ...options, ...(isRead && { requestTimeout: readTimeout }) })
    }
  },
}

/** How the client reaches a bucket. Servers other than Amazon's identify it by the URL's path. */
export const clientConfig = ({ region, endpoint, credentials }: BucketSettings): S3ClientConfig => ({
  region,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  // An unreachable bucket must fail soon, not after minutes of network timeouts.
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000, throwOnRequestTimeout: true },
  extensions: [limitReads],
  // Servers other than Amazon's don't support newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes(String((error as { name?: unknown } | null)?.name))

async function inTurns<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(act))
}

/**
 * The files of a bucket by key. The client is loaded on first use.
 * @throws the client's error if the bucket is unreachable
 */
export async function openBucket(bucket: BucketSettings) {
  const [aws, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new aws.S3Client(clientConfig(bucket))
  const Bucket = bucket.name

  /** Keys with a prefix, sorted; excludes those with another `/`. */
  async function list(Prefix: string): Promise<string[]> {
    const keys: string[] = []
    const pages = aws.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })
    for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) keys.push(Key)
    return keys.sort()
  }

  return {
    /** @throws the client's error if it doesn't respond, doesn't exist or isn't ours */
    async check(): Promise<void> {
      await client.send(new aws.HeadBucketCommand({ Bucket }))
    },
    list,
    /** Undefined if the file doesn't exist. */
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

let opened: Promise<Bucket> | undefined

/** Opens this product's bucket, for those who check it often: each client keeps connections of its own. */
export function openBucketOnce(bucket: BucketSettings): Promise<Bucket> {
  opened ??= openBucket(bucket)
  return opened
}
