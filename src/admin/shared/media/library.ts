import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { containsText } from '@/domain/containing'
import type { Page } from '@/domain/entities'
import type { PicturePlace } from '@/domain/picturePlaces'
import { searchText } from '@/domain/searchText'
import type { Media } from '@/payload-types'
import { apiRequest } from '../api/api'

/** A picture of the media library, as its screen and the picker show it. */
export interface LibraryPicture {
  id: string
  /** What a picture field stores and the API takes. */
  url: string
  alt: string
  filename: string
  /** Addresses of a small copy and of one to look at. */
  thumbnail: string
  large: string
  /** In pixels. */
  width: number | null
  height: number | null
  /** In bytes. */
  filesize: number | null
  tags: string[]
  /** What stays in sight where it is cut, in percent of its width and height. */
  focalX: number
  focalY: number
  updatedAt: string
}

interface LibraryQuery {
  search: string
  /** Left out: any. */
  tag?: string | undefined
  page: number
  limit?: number
}

/** Lists and tags: what follows each change of any picture. */
export const libraryKey = ['media'] as const
export const placesKey = (id: string) => ['media-places', id] as const
/** Pictures on a page of the picker. */
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
  updatedAt: doc.updatedAt,
})

/** `object-position` of a picture that is cut. */
export const positionOf = ({ focalX, focalY }: Pick<LibraryPicture, 'focalX' | 'focalY'>) =>
  `${focalX}% ${focalY}%`

/** The question to Payload's own API: pictures, newest first, whose text, name or tags hold all the words. */
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

/** A page of the library; the one before stays until it is there. */
export const useLibrary = (asked: LibraryQuery) =>
  useQuery({
    queryKey: [...libraryKey, 'list', asked],
    queryFn: async (): Promise<Page<LibraryPicture>> => {
      const { docs, totalDocs } = await apiRequest<{ docs: Media[]; totalDocs: number }>(
        `/api/media?${libraryQuery(asked)}`,
      )
      return { entries: docs.map(toLibraryPicture), total: totalDocs }
    },
    placeholderData: keepPreviousData,
  })

/** One picture as the server holds it now; null asks for none. */
export const usePicture = (id: string | null) =>
  useQuery({
    queryKey: ['media-entry', id],
    queryFn: async () =>
      toLibraryPicture(await apiRequest<Media>(`/api/media/${encodeURIComponent(id ?? '')}?depth=0`)),
    enabled: id !== null,
    // Asked anew each time, as below.
    gcTime: 0,
  })

/** Where a picture is shown. */
export const usePlaces = (id: string) =>
  useQuery({
    queryKey: placesKey(id),
    queryFn: () => apiRequest<PicturePlace[]>(`/api/admin/media/${id}/places`),
    // Posts change elsewhere: it is asked anew each time.
    gcTime: 0,
  })

/** The tags in use, with how many pictures each has. */
export const useTags = () =>
  useQuery({
    queryKey: [...libraryKey, 'tags'],
    queryFn: () => apiRequest<{ tag: string; count: number }[]>('/api/admin/media/tags'),
  })
