import { expect, test } from 'vitest'
import { type Anchor, anchorOf, commentLimits, findAnchor } from './comment'

const text = 'Tables scroll sideways.\nThe rest of the page stays.\nTables are wide.\n'

function anchorFor(words: string, from = 0): Anchor {
  const start = text.indexOf(words, from)
  const anchor = anchorOf(text, { start, end: start + words.length })
  if (!anchor) throw new Error('No words.')
  return anchor
}

const found = (now: string, anchor: Anchor) => {
  const range = findAnchor(now, anchor)
  return range && [range.start, now.slice(range.start, range.end)]
}

test('a passage is kept without the space around it, and cut if it is long', () => {
  expect(anchorOf(text, { start: 6, end: 14 })).toEqual({
    quote: 'scroll',
    before: 'Tables ',
    after: ' sideways.\nThe rest of the page stays.\nT',
  })
  expect(anchorOf(text, { start: 23, end: 24 })).toBeNull()
  expect(anchorOf('a'.repeat(2000), { start: 0, end: 2000 })?.quote).toHaveLength(commentLimits.quote)
})

test.each([
  ['in the text as it was', text, [24, 'The rest']],
  ['after words before it', `New. ${text}`, [29, 'The rest']],
  ['after an edit beside it', text.replace('of the page', 'of this'), [24, 'The rest']],
  ['after an edit within it', text.replace('The rest', 'What is left'), [24, 'What is left']],
  ['nowhere once its line is gone', 'Tables scroll sideways.\nTables are wide.\n', null],
  ['nowhere once its words are gone', text.replace('The rest', ''), null],
  ['nowhere in an empty text', '\n', null],
])('a passage is found %s', (_, now, expected) => {
  expect(found(now, anchorFor('The rest'))).toEqual(expected)
})

test('of the same words, those with the same surroundings are found', () => {
  const second = anchorFor('Tables', 1)
  expect(found(text, second)?.[0]).toBe(52)
  expect(found(text.replace('Tables scroll', 'They scroll'), second)?.[0]).toBe(50)
  // Neither is the other one's passage once it is gone.
  expect(found('Tables scroll sideways.\n', second)).toBeNull()
})

test('a long passage is found where it was moved to', () => {
  const moved = 'The rest of the page stays.'
  expect(found(`x\n\n${moved}`, anchorFor(moved))).toEqual([3, moved])
})

const story =
  'Nobody had asked for it. So the second van went out half empty, every day of that year. It paid nobody.\n'

test.each([
  [
    'whose end was rewritten with what follows it',
    'the second van went out half empty, every day of that year',
    story.replace('every day of that year. It', 'as often as not, which'),
    'the second van went out half ',
  ],
  [
    'that was rewritten with the words beside it',
    'went out half empty',
    story.replace('the second van went out half empty, every', 'our bus drove around with nobody, each'),
    '. So our bus drove around with nobody, each day of that ',
  ],
])('a passage %s is found by what is left', (_, words, now, expected) => {
  const start = story.indexOf(words)
  const anchor = anchorOf(story, { start, end: start + words.length })
  expect(anchor && found(now, anchor)?.[1]).toBe(expected)
})

test('a whole text has no surroundings', () => {
  const whole = anchorOf('One', { start: 0, end: 3 })
  expect(whole && found('One', whole)).toEqual([0, 'One'])
  expect(whole && found('Two', whole)).toBeNull()
})
