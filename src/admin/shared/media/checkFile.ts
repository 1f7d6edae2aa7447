import { formatBytes } from '@/domain/formatBytes'
import { maxUploadSize, pictureTypes } from '@/domain/uploads'

/** The types that the file dialog offers. */
export const acceptedTypes = pictureTypes.join(',')

/** The same types in words. */
export const acceptedInWords = `WebP, JPEG, PNG, AVIF or GIF, up to ${maxUploadSize / 1_000_000} MB each`

/** Why a file can't be uploaded; null if it can be tried. The server checks again. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type === 'application/pdf')
    return 'The library is for images. Upload PDFs in the table view and link to them.'
  if (!(pictureTypes as readonly string[]).includes(type))
    return 'Unsupported file type. Use WebP, JPEG, PNG, AVIF or GIF.'
  if (size === 0) return 'This file is empty.'
  if (size > maxUploadSize)
    return `This file is ${formatBytes(size)}. Images can be up to ${formatBytes(maxUploadSize)}.`
  return null
}
