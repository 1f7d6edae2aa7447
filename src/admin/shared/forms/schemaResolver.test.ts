import { expect, test } from 'vitest'
import * as z from 'zod'
import { required } from '@/schemas/required'
import { fieldOf } from './fieldOf'
import { isAnyMissing, schemaResolver } from './schemaResolver'

const schema = z.object({
  title: z.string().refine((title) => title !== '', required('A title is required.')),
  lines: z.array(z.string().max(2, 'Too long.')),
  links: z.array(z.object({ url: z.string().min(3, 'No address.') })),
})
const toBody = ({ lines, ...rest }: Record<string, unknown>) => ({ ...rest, lines: String(lines).split(',') })
const options = { fields: {}, shouldUseNativeValidation: false }
const errorsOf = async (values: Record<string, unknown>) =>
  (await schemaResolver(schema, toBody)(values, undefined, options)).errors

test('valid values are sent as typed', async () => {
  const values = { title: 'a', lines: 'b,c', links: [] }
  expect(await schemaResolver(schema, toBody)(values, undefined, options)).toEqual({ values, errors: {} })
})

test('missing and invalid fields differ, and an error in a list item is at its field', async () => {
  const errors = await errorsOf({ title: '', lines: 'a,long', links: [{ url: 'abc' }, { url: '' }] })
  expect(errors.title).toMatchObject({ type: 'required', message: 'A title is required.' })
  expect(errors.lines).toMatchObject({ type: 'validate', message: 'Too long.' })
  expect((errors.links as unknown as object[])[1]).toMatchObject({ url: { message: 'No address.' } })
  expect(isAnyMissing(errors)).toBe(true)
  expect(isAnyMissing(await errorsOf({ title: 'a', lines: 'long', links: [{ url: '' }] }))).toBe(false)
})

test('a path that the server names leads to a field of the form, or to none', () => {
  const values = { images: 'one\ntwo', social: [{ url: '' }] }
  expect(fieldOf(values, ['images', 'one'])).toBe('images')
  expect(fieldOf(values, ['social', '0', 'url'])).toBe('social.0.url')
  expect(fieldOf(values, ['draft'])).toBe('')
})
