import type { PayloadRequest, TypedUser } from 'payload'

/** On whose behalf content is read; the collections' access rules decide what they see. */
export interface AccessContext {
  overrideAccess: false
  req?: PayloadRequest
  user?: TypedUser | null
}

/** A visitor who isn't logged in. */
export const anonymous: AccessContext = { overrideAccess: false }

/** Which part of a list to read; pages count from 1. */
export interface Paging {
  limit: number
  page: number
}
