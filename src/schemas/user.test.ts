import { expect, test } from 'vitest'
import { problemsOf } from './problemsOf.fixture'
import { newUserSchema, ownPasswordFormSchema } from './user'

const good = { currentPassword: 'x', newPassword: 'a-long-enough-one', repeated: 'a-long-enough-one' }

test('a new password, typed twice, with the old one', () => {
  expect(problemsOf(ownPasswordFormSchema, good).wrong).toEqual([])
})

test.each([
  [{ currentPassword: '' }, ['currentPassword'], ['currentPassword']],
  [{ newPassword: 'short', repeated: 'short' }, ['newPassword'], []],
  [{ newPassword: ' '.repeat(20), repeated: ' '.repeat(20) }, ['newPassword'], []],
  [{ repeated: 'a-long-enough-two' }, ['repeated'], []],
])('%o is wrong at %o', (over, wrong, missing) => {
  expect(problemsOf(ownPasswordFormSchema, { ...good, ...over })).toEqual({ wrong, missing })
})

test('an empty account form requires only name and password', () => {
  const empty = { username: ' ', name: '', role: 'editor', password: '' }
  expect(problemsOf(newUserSchema, empty)).toEqual({
    wrong: ['username', 'password'],
    missing: ['username', 'password'],
  })
})
