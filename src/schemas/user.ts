import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { accountLimits, passwordLimits, roles, usernamePattern } from '@/domain/roles'
import { clearableText, optionalText, text } from './text'

const { min, max } = passwordLimits

const newPassword = z
  .string()
  .min(min, `must have at least ${min} characters`)
  .max(max, `must have at most ${max} characters`)
  .refine((value) => value.trim() !== '', 'must not be blank')

const username = text(accountLimits.username)
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(accountLimits.usernameMin, `must have at least ${accountLimits.usernameMin} characters`)
      .regex(usernamePattern, 'must consist of letters a to z, digits, dots, hyphens, underscores and @'),
  )

const name = optionalText(accountLimits.name)
const role = z.enum(valuesOf(roles))

export const newUserSchema = z.object({ username, name, role, password: newPassword })
/** Missing fields stay unchanged: another admin may be editing them. */
export const userSchema = z
  .object({
    name: clearableText(accountLimits.name).optional(),
    role: role.optional(),
    isActive: z.boolean().optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    'must include at least one change',
  )
export const passwordSchema = z.object({ password: newPassword })
export const profileSchema = z.object({ name })
export const ownPasswordSchema = z.object({
  currentPassword: z.string().min(1, 'is required').max(passwordLimits.max),
  newPassword,
})
