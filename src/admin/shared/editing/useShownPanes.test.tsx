// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useShownPanes } from './useShownPanes'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let panes: ReturnType<typeof useShownPanes>

function Panes() {
  panes = useShownPanes()
  return null
}

afterEach(() => vi.restoreAllMocks())

test('a pane is shown although the browser has no room to remember it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Panes />))
  act(() => panes.toggleSide('comments'))
  expect(panes.side).toBe('comments')
  act(() => root.unmount())
})
