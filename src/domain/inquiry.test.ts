import { expect, test } from 'vitest'
import { inquiryProblems, invalidFields, mostSeriousProblem, refusedFields } from './inquiry'

const fields = {
  fullName: 'Meera Nair',
  email: 'meera@saltpan.example',
  phone: '',
  serviceType: 'web-development',
  description: 'A booking site for 38 homestays.',
}

test('only the phone number is optional', () => {
  expect(inquiryProblems(fields)).toEqual({})
  expect(inquiryProblems({ ...fields, fullName: '', description: '   ' })).toEqual({
    fullName: 'missing',
    description: 'missing',
  })
})

test('an invalid email address is reported before sending; surrounding spaces don’t matter', () => {
  expect(inquiryProblems({ ...fields, email: 'foo@bar' })).toEqual({ email: 'email' })
  expect(inquiryProblems({ ...fields, email: ' meera@saltpan.example ' })).toEqual({})
})

test('a refusal is shown at its field, and ignored if the form has no such field', () => {
  expect(refusedFields(fields, ['phone', 'email', 'timeline'])).toEqual({ phone: 'invalid', email: 'email' })
  expect(refusedFields({ ...fields, fullName: '' }, ['fullName'])).toEqual({ fullName: 'missing' })
})

test('problems come in the order of the form, the most serious first', () => {
  const problems = { description: 'invalid', email: 'missing' } as const
  expect(invalidFields(problems)).toEqual(['email', 'description'])
  expect([
    mostSeriousProblem(problems),
    mostSeriousProblem({ email: 'email', phone: 'invalid' }),
    mostSeriousProblem({}),
  ]).toEqual(['missing', 'email', undefined])
})
