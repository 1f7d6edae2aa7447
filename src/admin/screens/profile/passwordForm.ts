import { passwordLimits } from '@/domain/roles'

export interface PasswordValues {
  currentPassword: string
  newPassword: string
  repeated: string
}

export type PasswordProblems = { [Name in keyof PasswordValues]?: string }

const { min } = passwordLimits
const empty = 'This field is required.'

/** What is wrong with a change of one's own password. */
export function problemsOf({ currentPassword, newPassword, repeated }: PasswordValues): PasswordProblems {
  const isShort = newPassword.trim() === '' || newPassword.length < min
  const found = {
    currentPassword: currentPassword ? undefined : empty,
    newPassword: !newPassword ? empty : isShort ? `Use at least ${min} characters.` : undefined,
    repeated: !repeated ? empty : repeated !== newPassword ? "Passwords don't match." : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}
