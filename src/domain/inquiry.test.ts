import { expect, test } from 'vitest'
import { fieldsAtFault, inquiryProblems, refusedFields, worstProblem } from './inquiry'

const fields = {
  fullName: 'Meera Nair',
  email: 'meera@saltpan.example',
  phone: '',
  serviceType: 'web-development',
  description: 'A booking site for 38 homestays.',
}

test('a phone number may be left out, the other fields may not', () => {
  expect(inquiryProblems(fields)).toEqual({})
  expect(inquiryProblems({ ...fields, fullName: '', description: '   ' })).toEqual({
    fullName: 'missing',
    description: 'missing',
  })
})

test('an address that leads nowhere is told before anything is sent; blanks around it do not matter', () => {
  expect(inquiryProblems({ ...fields, email: 'foo@bar' })).toEqual({ email: 'email' })
  expect(inquiryProblems({ ...fields, email: ' meera@saltpan.example ' })).toEqual({})
})

test('what the server refuses goes to its field, and to none that the form does not have', () => {
  expect(refusedFields(fields, ['phone', 'email', 'timeline'])).toEqual({ phone: 'invalid', email: 'email' })
  expect(refusedFields({ ...fields, fullName: '' }, ['fullName'])).toEqual({ fullName: 'missing' })
})

test('problems are told in the order of the form, the worst first', () => {
  const problems = { description: 'invalid', email: 'missing' } as const
  expect(fieldsAtFault(problems)).toEqual(['email', 'description'])
  expect([
    worstProblem(problems),
    worstProblem({ email: 'email', phone: 'invalid' }),
    worstProblem({}),
  ]).toEqual(['missing', 'email', undefined])
})
