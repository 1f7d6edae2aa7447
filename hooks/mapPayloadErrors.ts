import type { AfterErrorHook, APIError } from 'payload'
import { isOutage } from '@/errors/DatabaseUnavailable'
import { hasNoSpace } from '@/storage/undoUpload'

const textOf = (error: unknown, key: string): string =>
  error instanceof Error && key in error ? String((error as unknown as Record<string, unknown>)[key]) : ''

function statusOf(error: unknown, hasInput: boolean): number {
  if (textOf(error, 'code') === 'ENOENT') return 404
  return hasInput && !isOutage(error) ? 400 : 500
}

/**
 * The details of an error thrown by one of our hooks. The production build contains Payload's classes twice; the other
 * copy wouldn't recognize it and would omit which field is wrong.
 */
function detailedResponse(error: Error, result: { errors?: { data?: unknown }[] } | undefined) {
  const { message, data } = error as Partial<APIError>
  if (!message || result?.errors?.[0]?.data) return undefined
  return { response: { ...result, errors: [{ message, ...(data && { data }) }] } }
}

const ofVersions = /(?:\/globals\/([^/]+))?\/versions(?:\/|$)/

/** Whether versions are requested of something that has none; for a global only the path shows it. */
function hasNoVersions({ req, collection }: Parameters<AfterErrorHook>[0]): boolean {
  const match = ofVersions.exec(req.pathname ?? '')
  const kind = collection ?? req.payload.config.globals.find(({ slug }) => slug === match?.[1])
  return Boolean(match && kind && !kind.versions)
}

const noSpace = "The server's disk is full or can't be written. Nothing was uploaded. Please try again later."

const messages: Record<number, string> = { 404: 'Not found.', 400: 'The request is not valid.' }

/**
 * Payload responds with 500 to malformed queries and bodies, and to missing files. Those are client errors and get a
 * 4xx; our own stay 500. All of them are logged.
 */
export const mapPayloadErrors: AfterErrorHook = (failure) => {
  const { error, req, result } = failure
  if (hasNoSpace(error, req))
    return { status: 503, response: { ...result, message: noSpace, errors: [{ message: noSpace }] } }
  const known = Number(textOf(error, 'status'))
  const isOurs = known < 500 || textOf(error, 'isPublic') === 'true'
  if (known && known !== 500) return isOurs ? detailedResponse(error, result) : undefined
  const hasInput = Boolean(req.search) || ['POST', 'PATCH', 'PUT'].includes(req.method ?? '')
  const status = hasNoVersions(failure) ? 404 : statusOf(error, hasInput)
  const message = messages[status]
  return message ? { status, response: { ...result, message, errors: [{ message }] } } : undefined
}
