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

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

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

test.each([
  [1440, { preview: true, side: null }, { preview: false, side: 'comments' }],
  [1680, { preview: true, side: 'details' }, { preview: true, side: 'comments' }],
])('at %i px the preview is never below the text', (width, previewed, commented) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Panes />))
  const shown = () => ({ preview: panes.isPreviewShown, side: panes.side })
  if (!panes.isPreviewShown) act(() => panes.togglePreview())
  expect(shown()).toEqual(previewed)
  act(() => panes.showComments())
  expect(shown()).toEqual(commented)
  act(() => root.unmount())
})

test('what was remembered on a wide screen has room on a narrower one', () => {
  localStorage.setItem('frontdesk_editor_panes', '{"preview":true,"side":"details"}')
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1280)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Panes />))
  expect([panes.isPreviewShown, panes.side]).toEqual([false, 'details'])
  act(() => root.unmount())
})

test('comments that were left open don’t hide the details of the next entry', () => {
  localStorage.setItem('frontdesk_editor_panes', '{"preview":false,"side":"comments"}')
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Panes />))
  expect(panes.side).toBe('details')
  act(() => root.unmount())
})
