import { accountLimits, passwordLimits, type Role, usernamePattern } from '@/domain/roles'

export interface UserValues {
  username: string
  name: string
  role: Role
  password: string
}

export type UserProblems = { [Name in keyof UserValues]?: string }

const { min } = passwordLimits

export const passwordProblem = (password: string): string | undefined =>
  password.trim() && password.length >= min ? undefined : `Use at least ${min} characters.`

function usernameProblem(username: string): string | undefined {
  const name = username.trim().toLowerCase()
  if (name.length < accountLimits.usernameMin) return `Use at least ${accountLimits.usernameMin} characters.`
  return usernamePattern.test(name)
    ? undefined
    : 'Use letters a to z, digits, dots, hyphens, underscores and @.'
}

/** What is wrong with a new account, beyond what is empty. */
export function problemsOf({ username, password }: UserValues): UserProblems {
  const found = { username: usernameProblem(username), password: passwordProblem(password) }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}
