import * as z from 'zod'
import { valuesOf } from '@/domain/choice'
import { accountLimits, passwordLimits, roles, usernamePattern } from '@/domain/roles'
import { required } from './required'
import { clearableText, optionalText, text } from './text'

const { min, max } = passwordLimits

const tooShort = `Use at least ${min} characters.`

const newPassword = z
  .string()
  .refine((value) => value !== '', required())
  .min(min, tooShort)
  .max(max, `Use at most ${max} characters.`)
  .refine((value) => value.trim() !== '', tooShort)

export const usernameSchema = text(accountLimits.username)
  .toLowerCase()
  .pipe(
    z
      .string()
      .min(accountLimits.usernameMin, `Use at least ${accountLimits.usernameMin} characters.`)
      .regex(usernamePattern, 'Use letters a to z, digits, dots, hyphens, underscores and @.'),
  )

const name = optionalText(accountLimits.name)
const role = z.enum(valuesOf(roles))

export const newUserSchema = z.object({ username: usernameSchema, name, role, password: newPassword })
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
  currentPassword: z
    .string()
    .refine((value) => value !== '', required())
    .max(max),
  newPassword,
})

/** The form asks for the new password twice. */
export const ownPasswordFormSchema = ownPasswordSchema
  .extend({ repeated: z.string().refine((value) => value !== '', required()) })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: "Passwords don't match.",
  })
