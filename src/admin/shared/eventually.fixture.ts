import { act } from 'react'
import { vi } from 'vitest'

/** Repeats a check until it holds: queries tell React of their results a little later. */
export const eventually = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      check()
    },
    { interval: 1 },
  )
