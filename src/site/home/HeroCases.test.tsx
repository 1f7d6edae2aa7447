import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import type { PageContext } from '../page'
import { heroCases } from './HeroCases'

const context = { locale: 'de', contentLang: 'en', t: translator('de') } as PageContext
const picture = { src: '/ferry.webp', alt: 'A ferry', width: 16, height: 10, copies: [], position: null }
const headline = { label: 'Median wait', before: 47, beforeUnit: null, after: 4.5, unit: 'min', source: null }
const project = (id: string, more: object) =>
  ({ id, title: id, slug: id, clientName: id, pictures: [], headline: null, ...more }) as never

test('the hero shows the numbers of projects, in the page’s language', () => {
  const html = renderToStaticMarkup(
    heroCases([project('one', { headline }), project('two', {}), project('three', { headline })], context),
  )
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toContain('4,5')
  expect(html).not.toContain('portfolio/two')
})

test('each side has its own unit if they differ', () => {
  const days = { label: 'Quote', before: 3, beforeUnit: 'days', after: 40, unit: 'minutes', source: null }
  const html = renderToStaticMarkup(heroCases([project('one', { headline: days })], context))
  const text = html.replace(/<[^>]+>/g, '')
  expect(text).toMatch(/3 days.*40 minutes/)
})

test('it shows three at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => project(`${index}`, { headline }))
  expect(renderToStaticMarkup(heroCases(many, context)).match(/type="radio"/g)).toHaveLength(3)
})

test('a single case is not a choice', () => {
  expect(renderToStaticMarkup(heroCases([project('one', { headline })], context))).not.toContain('radio')
})

test('without numbers it shows an image of the agency’s work, with its language', () => {
  const shown = heroCases([project('one', {}), project('two', { pictures: [picture], lang: 'en' })], context)
  expect(renderToStaticMarkup(shown)).toMatch(/src="\/ferry.webp" alt="A ferry" lang="en"/)
})

test('and nothing if there is none', () => {
  expect(heroCases([project('one', {})], context)).toBeUndefined()
})
