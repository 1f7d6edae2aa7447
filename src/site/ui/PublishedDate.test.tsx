import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import { PublishedDate } from './PublishedDate'

const shown = (iso: string | null) =>
  renderToStaticMarkup(<PublishedDate iso={iso} locale="en" t={translator('en')} />)

test('a post without a date is labelled Draft', () => {
  expect(shown(null)).toBe('<span>Draft</span>')
})

test('the date is in the agency’s time zone', () => {
  expect(shown('2026-02-02T20:00:00.000Z')).toBe(
    '<time dateTime="2026-02-02T20:00:00.000Z">Feb 3, 2026</time>',
  )
})
