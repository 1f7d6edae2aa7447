import type { RequestHandler } from 'express'
import { maxBodySize, maxUploadSize } from '../domain/uploads'
import { fail } from './errorPage'

/** Room for the other parts of a form that brings a file. */
const formOverhead = 100_000
const maxUploadBody = maxUploadSize + formOverhead

const isUpload = (path: string) => /^\/api\/media(?:\/|$)/.test(path)

/**
 * Refuses bodies that are too large before anything reads them. One that comes without its length is
 * cut off at the larger bound, since Payload's own endpoints read it whole.
 */
export const limitBodies: RequestHandler = (req, res, next) => {
  const limit = isUpload(req.path) || !req.path.startsWith('/api') ? maxUploadBody : maxBodySize
  if (Number(req.headers['content-length'] ?? 0) > limit) return fail(req, res, 413)
  if (req.headers['transfer-encoding'] !== undefined) {
    const push = req.push.bind(req)
    let size = 0
    req.push = (chunk, encoding) => {
      size += chunk?.length ?? 0
      if (size <= maxUploadBody) return push(chunk, encoding)
      req.destroy()
      return false
    }
  }
  next()
}
