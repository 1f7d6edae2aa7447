import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** The cumulative layout shift (CLS) of a page since it was opened, and the start of each element that moved. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }>((resolve) => {
        let value = 0
        const moved = new Set<string>()
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as LayoutShift[]) {
            value += shift.value
            for (const { node } of shift.sources)
              moved.add(node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '?'))
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve({ value, moved: [...moved] }), 50))
      }),
  )

export const inWords = ({ value, moved }: Awaited<ReturnType<typeof shiftOf>>) =>
  `it shifts by ${value.toFixed(3)}: ${moved.join(' ')}`
