import { leaveEndedSession } from '@/admin/session/logOut'
import { readSession } from '@/admin/session/session'
import { editKey, type FormEdit, refusalMessages } from '@/domain/edit'
import type { Ground } from '@/domain/grounds'
import { baseOf } from '@/domain/merge'
import type { Media } from '@/payload-types'
import { ApiError } from '../api/api'
import { toPictureChanges, toPictureValues } from './pictureForm'
import { type LibraryPicture, toLibraryPicture } from './pictureLibrary'

export interface PictureChanges {
  alt: string
  tags?: string[]
  ground?: Ground | null
  isInverted?: boolean
  focalX?: number
  focalY?: number
}

interface Options {
  /** The image to change, as the user has seen it; undefined for a new one. */
  seen?: LibraryPicture
  /** Null keeps the file. */
  file: File | null
  /** Gets the upload progress, from 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

const failed = "The image couldn't be uploaded. Please try again."
const words: Record<number, string> = {
  0: 'The connection was lost. Please try again.',
  404: 'This image no longer exists.',
  413: 'This file is too large.',
  429: 'Too many uploads at once. Please wait a moment and try again.',
}

/** Payload's reason for rejecting a file: the message of our hook, if any. */
function reasonOf({ status, response }: XMLHttpRequest): string {
  const [error] = response?.errors ?? []
  const detail = error?.data?.errors?.[0]?.message
  if (words[status]) return words[status]
  return status === 400 ? String(detail ?? error?.message ?? failed) : failed
}

/** The version that a change is based on. Images have no versions that tell writers apart. */
const editOf = (seen: LibraryPicture): FormEdit => ({
  base: baseOf(toPictureChanges(toPictureValues(seen))),
  writer: 'library',
})

function formOf(changes: PictureChanges, { file, seen }: Options): FormData {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ ...changes, ...(seen && { [editKey]: editOf(seen) }) }))
  if (file) form.append('file', file)
  return form
}

/**
 * Uploads or updates an image in the media library. Uses XMLHttpRequest because fetch doesn't report upload progress.
 * @throws {ApiError} 412 if someone else changed the same fields
 * @throws {Error} with a message for the user; 'Authentication failed' after a 401 or 403
 */
export function sendPicture(changes: PictureChanges, options: Options): Promise<LibraryPicture> {
  const { seen, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(seen ? 'PATCH' : 'POST', `/api/media${seen ? `/${seen.id}` : ''}?depth=0`)
    request.responseType = 'json'
    const session = readSession()
    if (session.state === 'valid') request.setRequestHeader('Authorization', `Bearer ${session.token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      if (status === 200 || status === 201) return resolve(toLibraryPicture(response.doc as Media))
      // Payload's endpoint says 409 where ours say 412.
      if (seen && status === 409) return reject(new ApiError(412, '', refusalMessages.conflict))
      if (status !== 401 && status !== 403) return reject(new Error(reasonOf(request)))
      void leaveEndedSession()
      reject(new Error('Authentication failed'))
    }
    request.onerror = () => reject(new Error(reasonOf(request)))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.send(formOf(changes, options))
  })
}
