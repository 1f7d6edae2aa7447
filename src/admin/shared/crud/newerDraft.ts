import { ApiError } from '../api/api'

/** The `updatedAt` of the draft over which a save was not put without asking; undefined for any other error. */
export const newerDraft = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.fieldErrors.draft : undefined
