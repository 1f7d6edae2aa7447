import path from 'node:path'
import type { BucketSettings } from '@/settings'
import { bucketStore } from './bucketStore'
import { folderStore } from './folderStore'
import type { MediaStore } from './MediaStore'

/** Where uploaded files are: in a bucket, or in a folder beside the data. */
export interface MediaPlace {
  dataDir: string
  bucket?: BucketSettings
}

/** The folder of uploaded files if there is no bucket. */
export const mediaFolder = ({ dataDir }: MediaPlace): string => path.join(dataDir, 'media')

export const mediaStoreOf = (place: MediaPlace): MediaStore =>
  place.bucket ? bucketStore(place.bucket) : folderStore(mediaFolder(place))
