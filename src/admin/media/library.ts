import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Page } from '../../domain/entities'
import type { Media } from '../../payload-types'
import { apiRequest } from '../api'

/** A picture of the media library, as the picker shows it and hands it back. */
export interface LibraryPicture {
  id: string
  /** What a picture field stores and the API takes. */
  url: string
  alt: string
  filename: string
  thumbnail: string
  /** In pixels. */
  width: number | null
  height: number | null
}

export const libraryKey = ['media'] as const
export const libraryPageSize = 18

export const toLibraryPicture = (doc: Media): LibraryPicture => ({
  id: doc.id,
  url: doc.url ?? '',
  alt: doc.alt,
  filename: doc.filename ?? '',
  thumbnail: doc.sizes?.webp480?.url ?? doc.url ?? '',
  width: doc.width ?? null,
  height: doc.height ?? null,
})

/** The question to Payload's own API: pictures, newest first, whose text or file name holds all the words. */
export function libraryQuery(search: string, page: number): string {
  const query = new URLSearchParams({
    'where[and][0][mimeType][contains]': 'image/',
    limit: `${libraryPageSize}`,
    page: `${page}`,
    sort: '-createdAt',
    depth: '0',
  })
  const words = search.trim().split(/\s+/).filter(Boolean)
  words.forEach((word, index) => {
    const where = `where[and][${index + 1}][or]`
    query.set(`${where}[0][alt][contains]`, word)
    query.set(`${where}[1][filename][contains]`, word)
  })
  return `${query}`
}

/** A page of the library; the one before stays until it is there. */
export const useLibrary = (search: string, page: number) =>
  useQuery({
    queryKey: [...libraryKey, { search, page }],
    queryFn: async (): Promise<Page<LibraryPicture>> => {
      const { docs, totalDocs } = await apiRequest<{ docs: Media[]; totalDocs: number }>(
        `/api/media?${libraryQuery(search, page)}`,
      )
      return { entries: docs.map(toLibraryPicture), total: totalDocs }
    },
    placeholderData: keepPreviousData,
  })
