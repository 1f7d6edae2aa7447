import { expect, test } from 'vitest'
import { isWritten, type ListField, line, optionalLine, picture } from './model'

const list: ListField = {
  noun: 'testimonial',
  max: 3,
  fields: { by: line('Said by', 80), role: optionalLine('Role', 80), picture: picture('Image') },
}
const row = { id: '1', isHidden: false, role: '', picture: '' }

test('a row is shown once its texts are written, without those that are optional', () => {
  expect(isWritten({ ...row, by: 'Ines Duarte' }, list)).toBe(true)
  expect(isWritten({ ...row, by: ' ', role: 'Head of Operations' }, list)).toBe(false)
})
