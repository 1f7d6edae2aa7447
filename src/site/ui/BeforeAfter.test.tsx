import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Result } from '@/domain/caseStudy'
import { translator } from '@/i18n/translator'
import type { PageContext } from '../page'
import { BeforeAfter } from './BeforeAfter'

const context = { locale: 'en', contentLang: 'en', t: translator('en') } as PageContext
const wait: Result = { label: 'Wait', before: 47, beforeUnit: null, after: 4, unit: 'min', source: null }
const shown = (result: Partial<Result>) =>
  renderToStaticMarkup(<BeforeAfter result={{ ...wait, ...result }} context={context} size="card" />)

test('the whole number is as large as its place allows', () => {
  expect(shown({})).toMatch(/--digits:[\d.]+/)
  expect(shown({})).not.toContain('flex-wrap')
})

test('long units wrap, so that the digits stay large', () => {
  const html = shown({ beforeUnit: 'business quarters', unit: 'working weekdays' })
  expect(html).toContain('flex-wrap')
  expect(html).toContain('--digits:4.8')
})
