// @vitest-environment jsdom
import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { Presence } from '@/domain/entities'
import { PresenceState } from './PresenceState'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('when the other one leaves, the focus of “Take over” goes to the heading', () => {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild as HTMLElement)
  const heading = createRef<HTMLHeadingElement>()
  const show = (other: Presence['other']) =>
    act(() =>
      root.render(
        <>
          <h1 ref={heading} tabIndex={-1}>
            Post
          </h1>
          <PresenceState other={other} takeOver={async () => {}} fallbackFocus={heading} />
        </>,
      ),
    )
  show({ name: 'Edith', isYou: false })
  document.querySelector('button')?.focus()
  show(null)
  expect(document.activeElement).toBe(heading.current)
  act(() => root.unmount())
})
