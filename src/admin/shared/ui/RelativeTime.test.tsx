// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { RelativeTime } from './RelativeTime'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => vi.useRealTimers())

test('a change while the page is open is “just now”, not in the future', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<RelativeTime iso="2026-11-21T11:00:00Z" />))
  expect(place.textContent).toBe('1 hour ago')
  act(() => vi.advanceTimersByTime(40_000))
  act(() => root.render(<RelativeTime iso="2026-11-21T12:00:40Z" />))
  expect(place.textContent).toBe('just now')
  expect(place.querySelector('time')?.title).toBe('21 Nov 2026, 17:30 IST')
  act(() => root.unmount())
})
