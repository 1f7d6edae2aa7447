import type { PayloadRequest, TypedUser } from 'payload'

/** For whom content is read; collection access decides what they see. */
export interface AccessContext {
  overrideAccess: false
  req?: PayloadRequest
  user?: TypedUser | null
}

/** Somebody who is not signed in. */
export const anonymous: AccessContext = { overrideAccess: false }

/** Which part of a list is wanted; pages count from 1. */
export interface Paging {
  limit: number
  page: number
}
