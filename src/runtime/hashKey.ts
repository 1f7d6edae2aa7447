import { createHash } from 'node:crypto'
import type { Payload } from 'payload'

/** A key that may be stored: nobody's address or name can be read from it. */
export const hashKey = (text: string, { secret }: Pick<Payload, 'secret'>): string =>
  createHash('sha256').update(`${secret} ${text}`).digest('base64url').slice(0, 22)
