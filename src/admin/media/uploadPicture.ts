import type { Media } from '../../payload-types'
import { logOut } from '../logOut'
import { readSession } from '../session'
import { type LibraryPicture, toLibraryPicture } from './library'

interface Options {
  alt: string
  /** Told how much is sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const failed = 'The picture could not be stored. Please try again.'
const words: Record<number, string> = {
  0: 'The connection broke. Please try again.',
  413: 'This file is too large.',
  429: 'Too many uploads at once. Please wait a moment and try again.',
}

/** What Payload says of a file that it refuses: its hooks' own sentence, where there is one. */
function reasonOf({ status, response }: XMLHttpRequest): string {
  const [error] = response?.errors ?? []
  const detail = error?.data?.errors?.[0]?.message
  if (words[status]) return words[status]
  return status === 400 ? String(detail ?? error?.message ?? failed) : failed
}

/**
 * Stores a file in the media library. By XMLHttpRequest: fetch does not tell how much was sent.
 * @throws {Error} in words for the person who sends it; 'Authentication failed' after a 401 or 403
 */
export function uploadPicture(file: File, { alt, onProgress, signal }: Options): Promise<LibraryPicture> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt }))
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media?depth=0')
    request.responseType = 'json'
    const session = readSession()
    if (session.state === 'valid') request.setRequestHeader('Authorization', `Bearer ${session.token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(toLibraryPicture(request.response.doc as Media))
      if (request.status !== 401 && request.status !== 403) return reject(new Error(reasonOf(request)))
      void logOut(`${location.pathname}${location.search}`)
      reject(new Error('Authentication failed'))
    }
    request.onerror = () => reject(new Error(reasonOf(request)))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
