import { expect, test } from 'vitest'
import { readyProblems } from './check'
import type { TextUnit } from './texts'

const unit: TextUnit = { path: 'excerpt', label: 'Excerpt', control: 'paragraphs', max: 500 }

const problems = (original: string, text: string) =>
  readyProblems([unit], { excerpt: original }, { excerpt: text }).map(({ message }) => message)

test('the addresses in a plain text are all in its translation', () => {
  const original = 'See https://kitewing.example/a?b=1 (or https://kitewing.example/c).'
  expect(problems(original, 'Siehe https://kitewing.example/c und https://kitewing.example/a?b=1!')).toEqual(
    [],
  )
  expect(problems(original, 'Siehe https://kitewing.example/c.')).toEqual([
    'The link https://kitewing.example/a?b=1 of the original is missing.',
  ])
})

test('what is in no language, such as a placeholder, is kept', () => {
  expect(problems('From {price}', 'Ab {price}')).toEqual([])
  expect(problems('From {price}', 'Ab 5 €')).toEqual(['The placeholder {price} of the original is missing.'])
})
