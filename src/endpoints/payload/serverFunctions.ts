import { type Payload, type ServerFunction, UnauthorizedError } from 'payload'
import { worksOnContent } from '../../domain/roles'
import { formState } from './formState'
import { schedulePublication } from './schedulePublish'

/**
 * The server functions that Payload's screens use here. It has more, for features that are off: locales, folders,
 * widgets. It looks names up in a plain object, in which `constructor` is a function too.
 */
const used: readonly unknown[] = [
  'form-state',
  'table-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'schedule-publish',
  'get-upcoming-scheduled-publish',
]

/** Our replacements for Payload functions that don't check their caller. */
export const serverFunctions: Record<string, ServerFunction> = {
  'form-state': formState as ServerFunction,
  'schedule-publish': schedulePublication as ServerFunction,
}

/**
 * Requires a session of someone who uses Payload's screens: not all of Payload's functions check their caller.
 * @throws {UnauthorizedError} otherwise
 */
export async function checkServerFunction(name: unknown, headers: Headers, payload: Payload): Promise<void> {
  if (!used.includes(name)) throw new Error('Unknown server function.')
  const { user } = await payload.auth({ headers })
  if (!worksOnContent(user?.role)) throw new UnauthorizedError()
}
