// @vitest-environment jsdom

import { HISTORY_MERGE_TAG, HISTORY_PUSH_TAG } from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'
import { editorWith } from '../editorWith.fixture'
import { $toHtml } from '../toHtml'
import { replaceAll } from './replaceAll'
import { findMatches } from './textIndex'

const paragraphs = (words: string) => `<p>${words}</p>`.repeat(125)

test('many words are replaced over several frames, each once, as one step to undo', async () => {
  const editor = editorWith(paragraphs('the <strong>van</strong> at the end'))
  const steps: string[] = []
  editor.registerUpdateListener(({ tags }) => {
    for (const tag of [HISTORY_PUSH_TAG, HISTORY_MERGE_TAG]) if (tags.has(tag)) steps.push(tag)
  })
  const find = (text: string) => findMatches(text, 'the', false)
  expect(await replaceAll(editor, find, 'the other')).toBe(250)
  expect(editor.read($toHtml)).toBe(paragraphs('the other <strong>van</strong> at the other end'))
  expect(steps).toEqual([HISTORY_PUSH_TAG, HISTORY_MERGE_TAG, HISTORY_MERGE_TAG])
})

test('without a match nothing changes', async () => {
  const editor = editorWith('<p>a</p>')
  expect(await replaceAll(editor, () => [], 'b')).toBe(0)
  expect(editor.read($toHtml)).toBe('<p>a</p>')
})
