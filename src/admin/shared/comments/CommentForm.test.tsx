// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { username: 'asha' } }) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())
// Test files share modules: an earlier file may have loaded these with the real user.
vi.resetModules()
const { CommentForm } = await import('./CommentForm')
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('Cancel asks before it discards a comment, and then the focus goes back to the text', async () => {
  localStorage.clear()
  document.body.innerHTML = '<p tabindex="-1"></p><div></div>'
  const place = document.querySelector('p') as HTMLElement
  const root = createRoot(document.querySelector('div') as HTMLElement)
  const onClose = vi.fn(() => {
    root.render(null)
    place.focus()
  })
  const press = (label: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
    )
  act(() =>
    root.render(<CommentForm name="comment" label="Reply" save="Reply" send={vi.fn()} onClose={onClose} />),
  )
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  act(() => {
    set?.call(area, 'Of the text.')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Cancel')
  expect(document.body.textContent).toContain('Discard your changes?')
  await press('Keep editing')
  expect([area.value, onClose.mock.calls.length]).toEqual(['Of the text.', 0])
  await press('Cancel')
  await press('Discard')
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(place)
  expect(localStorage.length).toBe(0)
})
