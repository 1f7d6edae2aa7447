import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export interface StoredPassword {
  id: string
  hash?: string | null
  salt?: string | null
}

/** Payload's password format since 3.90; it exports no check. */
const prefix = 'pbkdf2-sha256-v1:'
const [rounds, bytes] = [600_000, 32]
const derive = promisify(pbkdf2)

/** Whether a password matches the stored hash. Takes 0.2 s of CPU. */
export async function isPassword(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (!hash?.startsWith(prefix) || !salt) return false
  const derived = await derive(password, salt, rounds, bytes, 'sha256')
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}
