import { afterEach, expect, test, vi } from 'vitest'
import { notify } from './notifications'

const lead = { id: 'a', fullName: 'Asha Rao', createdAt: '2026-05-01T00:00:00.000Z' }

afterEach(() => vi.unstubAllGlobals())

test('each arrival is announced, even while the last one is still shown', () => {
  const shown: unknown[] = []
  class Shown extends EventTarget {
    static permission = 'granted'
    constructor(...announced: unknown[]) {
      super()
      shown.push(announced)
    }
  }
  vi.stubGlobal('Notification', Shown)
  notify([lead])
  expect(shown).toEqual([['New lead', expect.objectContaining({ body: 'Asha Rao', renotify: true })]])
})

test('a browser that shows none is no reason to stop', () => {
  const refuse = vi.fn(function refuse() {
    throw new TypeError('Illegal constructor')
  })
  vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted' }))
  expect(() => notify([lead])).not.toThrow()
  expect(refuse).toHaveBeenCalledOnce()
})
