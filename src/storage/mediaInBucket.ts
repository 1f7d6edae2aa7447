import type { CollectionConfig, Config, CollectionAfterChangeHook as Hook, Plugin } from 'payload'
import { settings } from '../settings'
import { clientConfig } from './bucket'
import { orUndone } from './bucketAway'
import { orMissing } from './missingFile'

/** The same collection with the answers of ours for files that are missing, and for a bucket that is away. */
function withAnswers(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks } = collection
  if (collection.slug !== 'media' || typeof upload !== 'object') return collection
  return {
    ...collection,
    // The library's own is the last of them.
    hooks: {
      ...hooks,
      afterChange: hooks?.afterChange?.with(-1, orUndone(hooks.afterChange.at(-1) as Hook)),
    },
    upload: { ...upload, handlers: upload.handlers?.map(orMissing) },
  }
}

/**
 * A copy that the library may add to. Its part for the browser, which stands around every page of the back office,
 * is for uploads that pass us by; it is in no import map that was made without a bucket, and nothing would be shown.
 */
function lent(config: Config): Config {
  const { components, dependencies } = config.admin ?? {}
  const providers = [...(components?.providers ?? [])]
  return {
    ...config,
    admin: { ...config.admin, dependencies: { ...dependencies }, components: { ...components, providers } },
  }
}

/** Keeps uploaded files in a bucket if there is one. Its library is loaded only then. */
export const mediaInBucket: Plugin = async (config) => {
  const { bucket } = settings
  if (!bucket) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const stored = await s3Storage({
    bucket: bucket.name,
    config: clientConfig(bucket),
    collections: { media: true },
  })(lent(config))
  return { ...stored, admin: config.admin, collections: stored.collections?.map(withAnswers) }
}
