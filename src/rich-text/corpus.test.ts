import config from '@payload-config'
import { expect, test } from 'vitest'
import { corpus } from './corpus/corpus'
import { htmlToLexical } from './fromHtml'
import { lexicalToHtml } from './toHtml'

test.each(corpus)('$name', { timeout: 60_000 }, async ({ html, becomes = html }) => {
  const stored = await htmlToLexical(html, await config)
  const once = lexicalToHtml(stored)
  expect(once).toBe(becomes)
  expect(lexicalToHtml(await htmlToLexical(once, await config))).toBe(once)
})
