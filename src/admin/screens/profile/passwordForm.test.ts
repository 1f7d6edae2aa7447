import { expect, test } from 'vitest'
import { problemsOf } from './passwordForm'

const good = { currentPassword: 'x', newPassword: 'a-long-enough-one', repeated: 'a-long-enough-one' }

test('a new password, typed twice, with the old one', () => {
  expect(problemsOf(good)).toEqual({})
})

test.each([
  [{ currentPassword: '' }, ['currentPassword']],
  [{ newPassword: 'short', repeated: 'short' }, ['newPassword']],
  [{ repeated: 'a-long-enough-two' }, ['repeated']],
  [{ currentPassword: '', newPassword: '', repeated: '' }, ['currentPassword', 'newPassword', 'repeated']],
])('%o is wrong at %o', (over, names) => {
  expect(Object.keys(problemsOf({ ...good, ...over }))).toEqual(names)
})
