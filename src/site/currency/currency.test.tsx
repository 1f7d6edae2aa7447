// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Currency, currencies } from '@/domain/money'
import { translator } from '@/i18n/translator'
import { Converted } from '../ui/Converted'
import { Price } from '../ui/Price'
import { CurrencyProvider, useCurrency } from './CurrencyProvider'

const storageKey = 'currency'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Shown() {
  const { currency, setCurrency } = useCurrency()
  return (
    <button type="button" onClick={() => setCurrency('EUR')}>
      {currency}
    </button>
  )
}

const place = document.createElement('div')
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  root = createRoot(place)
  act(() =>
    root.render(
      <CurrencyProvider>
        <Shown />
      </CurrencyProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  localStorage.clear()
  delete document.documentElement.dataset.currency
})

test('prices start in dollars', () => {
  expect(place.textContent).toBe('USD')
})

test('a chosen currency is stored, and set on the root for the styles', () => {
  act(() => place.querySelector('button')?.click())
  expect(place.textContent).toBe('EUR')
  expect(document.documentElement.dataset.currency).toBe('EUR')
  expect(localStorage.getItem(storageKey)).toBe('EUR')
})

test('another tab’s choice applies here, invalid stored values don’t', () => {
  const store = (newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue })))
  store('GBP')
  expect(place.textContent).toBe('GBP')
  store('DOGE')
  expect(place.textContent).toBe('GBP')
})

test('the currency hook throws outside its provider', () => {
  expect(() => renderToStaticMarkup(<Shown />)).toThrow('useCurrency must be used within a CurrencyProvider')
})

/** The visible text of `Price` and `Converted` in a currency, without screen reader text. */
function said(markup: ReactNode, currency: Currency) {
  const shown = document.createElement('div')
  shown.innerHTML = renderToStaticMarkup(markup)
  for (const word of shown.querySelectorAll('.sr-only')) word.remove()
  return shown.querySelector(`[data-price=${currency}]`)?.textContent?.replace('\u00a0', ' ')
}

const t = translator('en')

test('a price is in the page in every currency; converted ones are marked as approximate', () => {
  const price = <Price amount={{ value: 8312, currency: 'INR' }} t={t} />
  expect(currencies.map((currency) => said(price, currency))).toEqual([
    '≈ $100.00',
    '≈ €85.00',
    '≈ £73.00',
    '₹8,312',
  ])
  expect(renderToStaticMarkup(price)).toContain('<span class="sr-only">approximately </span>')
})

test('a written price is followed by its conversion, unless it is in that currency', () => {
  const price = <Converted price="$2,500-$15,000" t={t} />
  expect(said(price, 'EUR')).toBe(' (≈ €2,125-€12,750)')
  expect(said(price, 'USD')).toBeUndefined()
  expect(renderToStaticMarkup(<Converted price="On request" t={t} />)).toBe('')
})
