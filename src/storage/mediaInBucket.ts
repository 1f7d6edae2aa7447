import type { CollectionConfig, Plugin } from 'payload'
import { orMissing } from '../../hooks/missingFile'
import { settings } from '../settings'
import { clientConfig } from './bucket'

function withReplacements(collection: CollectionConfig): CollectionConfig {
  const { upload } = collection
  if (collection.slug !== 'media' || typeof upload !== 'object') return collection
  return { ...collection, upload: { ...upload, handlers: upload.handlers?.map(orMissing) } }
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
  })(config)
  return { ...stored, collections: stored.collections?.map(withReplacements) }
}
