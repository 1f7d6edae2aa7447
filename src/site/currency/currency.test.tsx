// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('a chosen currency is stored, and named on the root for the styles', () => {
  act(() => place.querySelector('button')?.click())
  expect(place.textContent).toBe('EUR')
  expect(document.documentElement.dataset.currency).toBe('EUR')
  expect(localStorage.getItem(storageKey)).toBe('EUR')
})

test('another tab’s choice counts here, nonsense in the storage does not', () => {
  const store = (newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue })))
  store('GBP')
  expect(place.textContent).toBe('GBP')
  store('DOGE')
  expect(place.textContent).toBe('GBP')
})

test('the currency cannot be asked for outside its provider', () => {
  expect(() => renderToStaticMarkup(<Shown />)).toThrow('useCurrency must be used within a CurrencyProvider')
})

test('a price is in the page in every currency, converted', () => {
  const html = renderToStaticMarkup(<Price rupees={8312} />)
  for (const price of ['$100.00', '€85.00', '£73.00', '₹8,312']) expect(html).toContain(price)
})
