import { createHash } from 'node:crypto'
import type { Payload } from 'payload'

/** A key that is safe to store: it reveals no address or name. */
export const hashKey = (text: string, { secret }: Pick<Payload, 'secret'>): string =>
  createHash('sha256').update(`${secret} ${text}`).digest('base64url').slice(0, 22)
