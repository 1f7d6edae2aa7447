import * as z from 'zod'
import { passwordLimits } from '@/domain/roles'
import { text } from './text'

export const credentialsSchema = z.object({
  username: text(100).toLowerCase(),
  password: z.string().min(1, 'is required').max(passwordLimits.max),
})
