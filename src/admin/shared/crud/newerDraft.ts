import { ApiError } from '../api/api'

/** The `updatedAt` of the newer draft that made the server refuse a save; undefined for any other error. */
export const newerDraft = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.fieldErrors.draft : undefined
