// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as store, useToaster } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autoClose, hotkey, removeDelay, swipeThreshold } from './limits'
import { type StoredToast, toast } from './toast'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let held: StoredToast[] = []
let unmount: () => void

function Holder() {
  held = useToaster().toasts as StoredToast[]
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Holder)))
  unmount = () => act(() => root.unmount())
})

afterEach(() => {
  act(() => store.remove())
  unmount()
  vi.useRealTimers()
})

test('the limits are those of the specification', () => {
  expect({ autoClose, hotkey, removeDelay, swipeThreshold }).toEqual({
    autoClose: 5000,
    hotkey: 'F8',
    removeDelay: 1_000_000,
    swipeThreshold: 50,
  })
})

test('a second toast replaces the first', () => {
  act(() => void toast({ title: 'First' }))
  act(() => void toast({ title: 'Second', variant: 'destructive' }))
  expect(held.map(({ content }) => content)).toEqual([{ title: 'Second', variant: 'destructive' }])
})

test('a toast is updated in place', () => {
  let shown: ReturnType<typeof toast> | undefined
  act(() => {
    shown = toast({ title: 'Saving' })
  })
  act(() => shown?.update({ title: 'Saved', description: 'Everything is kept.' }))
  expect(held).toHaveLength(1)
  expect(held[0]).toMatchObject({
    id: shown?.id,
    visible: true,
    content: { title: 'Saved', description: 'Everything is kept.' },
  })
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  let shown: ReturnType<typeof toast> | undefined
  act(() => {
    shown = toast({ title: 'Message Sent!' })
  })
  expect(held[0]?.visible).toBe(true)
  act(() => shown?.dismiss())
  expect(held[0]).toMatchObject({ visible: false, dismissed: true })
  act(() => vi.advanceTimersByTime(removeDelay - 1))
  expect(held).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  expect(held).toHaveLength(0)
})

test('a toast that isn’t dismissed stays in the list: closing is up to the viewer', () => {
  act(() => void toast({ title: 'Still here' }))
  act(() => vi.advanceTimersByTime(autoClose * 10))
  expect(held[0]?.visible).toBe(true)
})
