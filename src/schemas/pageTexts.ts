import * as z from 'zod'
import {
  fieldsOf,
  isText,
  listsOf,
  type PageModel,
  type RowField,
  type SharedField,
  type TextField,
} from '@/domain/pageTexts/model'
import { ownPages } from '@/domain/pageTexts/ownPages'
import { idSchema } from './id'
import { clearableText, optionalUrl, text } from './text'

/** A text that may be empty. */
const anyText = (max: number) => clearableText(max).transform((value) => value ?? '')

const url = optionalUrl.transform((value) => value ?? '')

const sharedSchemas: Record<SharedField['kind'], z.ZodType<string>> = {
  picture: url,
  link: url,
  project: z.union([z.literal(''), idSchema]).default(''),
  page: z.enum(['', ...ownPages.map(({ value }) => value)]),
  permission: z.enum(['', 'yes']),
}

const wholeNumber = /^\d+$/

/** A text that a page can't be without. */
const neededText = ({ kind, max }: TextField) =>
  kind === 'number' ? text(max).regex(wholeNumber, 'must be a whole number') : text(max)

const rowField = (field: RowField) => (isText(field) ? anyText(field.max) : sharedSchemas[field.kind])

const shapeOf = <Described>(fields: [string, Described][], schema: (field: Described) => z.ZodType<string>) =>
  Object.fromEntries(fields.map(([name, field]) => [name, schema(field)]))

/** Stays the same for the life of a row, in all languages. */
const rowId = z.string().regex(/^[\w-]{1,64}$/)

const isUnique = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

/** All texts of a page in one language. A row may be unfinished: it isn't shown in that language. */
export const pageTextsSchema = (page: PageModel) =>
  z.object({
    ...shapeOf(fieldsOf(page), neededText),
    ...Object.fromEntries(
      listsOf(page).map(([name, { max, fields }]) => [
        name,
        z
          .array(z.object({ id: rowId, isHidden: z.boolean(), ...shapeOf(Object.entries(fields), rowField) }))
          .max(max)
          .refine(isUnique, 'Each row needs an id of its own.'),
      ]),
    ),
  })
