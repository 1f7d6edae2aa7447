import type { CollectionConfig, Config, CollectionAfterChangeHook as Hook, Plugin } from 'payload'
import { type BucketSettings, settings } from '../settings'
import { clientConfig, openBucketOnce } from './bucket'
import { withRollback } from './bucketAway'
import { orMissing } from './missingFile'
import { trashedFile } from './trashedFile'

/** Uploads have no limit as short as that of reads, so a bucket that hangs must be noticed before. */
const afterCheck =
  (put: Hook, bucket: BucketSettings): Hook =>
  async (args) => {
    if (args.req.file) await (await openBucketOnce(bucket)).check()
    return put(args)
  }

/** The collection with our responses for missing files and an unreachable bucket. */
const withAnswers =
  (bucket: BucketSettings) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { upload, hooks } = collection
    if (collection.slug !== 'media' || typeof upload !== 'object') return collection
    return {
      ...collection,
      // The plugin's own hook is the last one.
      hooks: {
        ...hooks,
        afterChange: hooks?.afterChange?.with(
          -1,
          withRollback(afterCheck(hooks.afterChange.at(-1) as Hook, bucket)),
        ),
      },
      upload: { ...upload, handlers: [trashedFile, ...(upload.handlers ?? []).map(orMissing)] },
    }
  }

/**
 * A copy for the plugin to modify. Its browser part, which wraps every page of the back office, is for direct uploads;
 * import maps built without a bucket lack it, and the back office would stay blank.
 */
function copyForPlugin(config: Config): Config {
  const { components, dependencies } = config.admin ?? {}
  const providers = [...(components?.providers ?? [])]
  return {
    ...config,
    admin: { ...config.admin, dependencies: { ...dependencies }, components: { ...components, providers } },
  }
}

/** Stores uploaded files in a bucket if there is one, and loads its plugin only then. */
export const mediaInBucket: Plugin = async (config) => {
  const { bucket } = settings
  if (!bucket) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const stored = await s3Storage({
    bucket: bucket.name,
    config: clientConfig(bucket),
    collections: { media: true },
  })(copyForPlugin(config))
  return { ...stored, admin: config.admin, collections: stored.collections?.map(withAnswers(bucket)) }
}
