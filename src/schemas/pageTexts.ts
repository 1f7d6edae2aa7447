import * as z from 'zod'
import { fieldsOf, listsOf, type PageModel, type TextField } from '@/domain/pageTexts/model'
import { clearableText, text } from './text'

/** A text that may be empty. */
const anyText = (max: number) => clearableText(max).transform((value) => value ?? '')

const shapeOf = (fields: [string, TextField][], field: (max: number) => z.ZodType<string>) =>
  Object.fromEntries(fields.map(([name, { max }]) => [name, field(max)]))

/** Stays the same for the life of a row, in all languages. */
const rowId = z.string().regex(/^[\w-]{1,64}$/)

const isUnique = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

/** All texts of a page in one language. A row may be unfinished: it isn't shown in that language. */
export const pageTextsSchema = (page: PageModel) =>
  z.object({
    ...shapeOf(fieldsOf(page), text),
    ...Object.fromEntries(
      listsOf(page).map(([name, { max, fields }]) => [
        name,
        z
          .array(z.object({ id: rowId, isHidden: z.boolean(), ...shapeOf(Object.entries(fields), anyText) }))
          .max(max)
          .refine(isUnique, 'Each row needs an id of its own.'),
      ]),
    ),
  })
