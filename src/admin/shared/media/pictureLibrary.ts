import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { containsText } from '@/domain/containsText'
import type { Page } from '@/domain/entities'
import type { Ground } from '@/domain/grounds'
import type { PicturePlace } from '@/domain/picturePlaces'
import { searchText } from '@/domain/searchText'
import type { Media } from '@/payload-types'
import { apiRequest } from '../api/api'

/** An image of the media library. */
export interface LibraryPicture {
  id: string
  /** The URL that image fields store and the API accepts. */
  url: string
  alt: string
  filename: string
  /** URLs of a small and a large copy. */
  thumbnail: string
  large: string
  /** In pixels. */
  width: number | null
  height: number | null
  /** In bytes. */
  filesize: number | null
  tags: string[]
  /** The focal point, in percent of width and height. */
  focalX: number
  focalY: number
  ground: Ground | null
  isInverted: boolean
  /** Whether the format can have transparent parts. */
  canBeTransparent: boolean
  updatedAt: string
}

interface LibraryQuery {
  search: string
  /** Undefined for any tag. */
  tag?: string | undefined
  page: number
  limit?: number
}

/** Lists and tags, refreshed after any change to an image. */
export const libraryKey = ['media'] as const
export const placesKey = (id: string) => ['media-places', id] as const
/** Images per page of the picker. */
export const libraryPageSize = 18

export const toLibraryPicture = (doc: Media): LibraryPicture => ({
  id: doc.id,
  url: doc.url ?? '',
  alt: doc.alt,
  filename: doc.filename ?? '',
  thumbnail: doc.sizes?.webp480?.url ?? doc.url ?? '',
  large: doc.sizes?.webp768?.url ?? doc.url ?? '',
  width: doc.width ?? null,
  height: doc.height ?? null,
  filesize: doc.filesize ?? null,
  tags: doc.tags ?? [],
  focalX: doc.focalX ?? 50,
  focalY: doc.focalY ?? 50,
  ground: doc.ground ?? null,
  isInverted: doc.isInverted ?? false,
  canBeTransparent: doc.mimeType !== 'image/jpeg',
  updatedAt: doc.updatedAt,
})

/** `object-position` of a cropped image. */
export const positionOf = ({ focalX, focalY }: Pick<LibraryPicture, 'focalX' | 'focalY'>) =>
  `${focalX}% ${focalY}%`

/** The query for Payload's own API: images, newest first, whose text, name or tags contain all the words. */
export function libraryQuery({ search, tag, page, limit = libraryPageSize }: LibraryQuery): string {
  const query = new URLSearchParams({
    'where[and][0][mimeType][contains]': 'image/',
    limit: `${limit}`,
    page: `${page}`,
    sort: '-createdAt',
    depth: '0',
  })
  const words = searchText(search).split(/\s+/).filter(Boolean)
  words.forEach((word, index) => {
    const [[operator]] = Object.entries(containsText(word)) as [[string, string]]
    query.set(`where[and][${index + 1}][searchText][${operator}]`, word)
  })
  if (tag) query.set(`where[and][${words.length + 1}][tags][in]`, tag)
  return `${query}`
}

/** A page of the library; the previous one stays visible until it is loaded. */
export const useLibrary = (query: LibraryQuery) =>
  useQuery({
    queryKey: [...libraryKey, 'list', query],
    queryFn: async (): Promise<Page<LibraryPicture>> => {
      const { docs, totalDocs } = await apiRequest<{ docs: Media[]; totalDocs: number }>(
        `/api/media?${libraryQuery(query)}`,
      )
      return { entries: docs.map(toLibraryPicture), total: totalDocs }
    },
    placeholderData: keepPreviousData,
  })

export const readPicture = async (id: string): Promise<LibraryPicture> =>
  toLibraryPicture(await apiRequest<Media>(`/api/media/${encodeURIComponent(id)}?depth=0`))

/** One image as currently stored; not fetched while `id` is null. */
export const usePicture = (id: string | null) =>
  useQuery({
    queryKey: ['media-entry', id],
    queryFn: () => readPicture(id ?? ''),
    enabled: id !== null,
    // Not cached, like `usePlaces`.
    gcTime: 0,
  })

/** Where an image is used. */
export const usePlaces = (id: string) =>
  useQuery({
    queryKey: placesKey(id),
    queryFn: () => apiRequest<PicturePlace[]>(`/api/admin/media/${id}/places`),
    // Not cached: posts are edited elsewhere.
    gcTime: 0,
  })

/** Whether the user may delete an image. */
export const useRights = (id: string) =>
  useQuery({
    queryKey: ['media-rights', id],
    queryFn: () => apiRequest<{ canDelete: boolean }>(`/api/admin/media/${id}/rights`),
    gcTime: 0,
  })

/** The tags in use, each with its number of images. */
export const useTags = () =>
  useQuery({
    queryKey: [...libraryKey, 'tags'],
    queryFn: () => apiRequest<{ tag: string; count: number }[]>('/api/admin/media/tags'),
  })
