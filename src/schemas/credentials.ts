import * as z from 'zod'
import { passwordLimits } from '@/domain/roles'
import { required } from './required'
import { text } from './text'

export const credentialsSchema = z.object({
  username: text(100).toLowerCase(),
  password: z
    .string()
    .refine((value) => value !== '', required())
    .max(passwordLimits.max),
})
