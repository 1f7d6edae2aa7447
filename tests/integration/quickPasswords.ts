import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

// Hashing a password is slow by design, and these files log in a thousand times.
const quickPbkdf2: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.ceil(iterations / 100), ...rest)

// Files that share a process each run this.
if (pbkdf2.name !== quickPbkdf2.name) {
  crypto.pbkdf2 = quickPbkdf2
  syncBuiltinESMExports()
}

/** For files in `alone/` whose outcome depends on how long a login takes. */
export function hashAsInProduction(): void {
  crypto.pbkdf2 = pbkdf2
  syncBuiltinESMExports()
}
