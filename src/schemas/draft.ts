import * as z from 'zod'
import { contentLimits } from '@/domain/categories'
import { text } from './text'

/** A new draft needs nothing but a title. */
export const newDraftSchema = z.object({ title: text(contentLimits.title, 'Enter a title to get started.') })
