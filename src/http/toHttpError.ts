import { type APIError, type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'
import { DatabaseUnavailable, isOutage } from '../errors/DatabaseUnavailable'
import { RichTextError } from '../rich-text/RichTextError'
import { forbidden, HttpError, notFound } from './HttpError'

/** Zod's issues as the API reports them. */
export function invalid(error: z.ZodError): HttpError {
  const errors = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  return new HttpError(400, 'Invalid request.', errors)
}

const isTaken = (message: string) => /unique|already registered/i.test(message)

function fromValidation(error: ValidationError): HttpError {
  const errors = error.data.errors.map(({ path, message }) => ({ path, message }))
  const taken = errors
    .filter((entry) => isTaken(entry.message))
    .map(({ path }) => ({ path, message: `This ${path || 'value'} is already taken.` }))
  return taken[0]
    ? new HttpError(409, taken[0].message, taken)
    : new HttpError(400, 'Invalid request.', errors)
}

/** The database is down. */
export const unavailable = () =>
  new HttpError(503, new DatabaseUnavailable().message, undefined, { 'Retry-After': '5' })

/** Maps any thrown value to a response: ours unchanged, Payload's by type, everything else logged as a 500. */
export function toHttpError(error: unknown, req: PayloadRequest): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof RichTextError) {
    return new HttpError(400, 'Invalid request.', [{ path: 'content', message: error.message }])
  }
  if (error instanceof ValidationError) return fromValidation(error)
  const status = (error as Partial<APIError>)?.status
  if (status === 404) return notFound()
  if (status === 403) return forbidden()
  if (status === 409) return new HttpError(409, (error as APIError).message)
  if (status === 401) return new HttpError(401, 'Please log in.')
  req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname} failed` })
  if (isOutage(error)) return unavailable()
  return new HttpError(500, 'Something went wrong. Please try again.')
}
