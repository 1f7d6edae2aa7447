import { expect, test } from 'vitest'
import { findInsertions } from './tools'

const found = (query: string) => findInsertions(query).map(({ label }) => label)

test('the slash menu finds what it can insert by the beginning of any of its words', () => {
  expect(found('')).toContain('Insert divider')
  expect(found('')).not.toContain('Bold')
  expect(found('head')).toEqual(['Heading 1', 'Heading 2', 'Heading 3'])
  expect(found('heading 2')).toEqual(['Heading 2'])
  expect(found('H3')).toEqual(['Heading 3'])
  expect(found('list')).toEqual(['Bullet list', 'Numbered list'])
  expect(found('pic')).toEqual(['Insert image', 'Upload image'])
  expect(found('usr')).toEqual([])
})
