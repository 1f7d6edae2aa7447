import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import { WrittenPrice } from './WrittenPrice'

const german = { locale: 'de', contentLang: 'en', t: translator('de') } as const

test.each([
  ['Starting from ₹1,50,000', '<span lang="de">Ab ₹1,50,000</span>'],
  ['From ₹42,000 per month', '<span lang="de">Ab ₹42,000 pro Monat</span>'],
  ['Fixed at ₹2,20,000', '<span lang="de">Festpreis ₹2,20,000</span>'],
  ['₹95,000 for two days', '<span lang="en">₹95,000 for two days</span>'],
])('on a German page, “%s” is %s', (price, html) => {
  expect(renderToStaticMarkup(<WrittenPrice price={price} context={german} />)).toBe(html)
})

test('a price in the language of the page is shown as it was written', () => {
  const english = { locale: 'en', contentLang: undefined, t: translator('en') } as const
  const html = renderToStaticMarkup(<WrittenPrice price="From ₹42,000 per month" context={english} />)
  expect(html).toBe('<span lang="en">From ₹42,000 per month</span>')
})

test.each([
  ['From ₹42,000 per month', 'Ab <span class="large">₹42,000</span> pro Monat'],
  ['₹95,000 for two days', '<span class="large">₹95,000 for two days</span>'],
])('the amount of “%s” can be set apart', (price, html) => {
  expect(renderToStaticMarkup(<WrittenPrice price={price} context={german} amountClass="large" />)).toContain(
    `>${html}</span>`,
  )
})
