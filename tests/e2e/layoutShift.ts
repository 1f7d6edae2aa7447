import type { Page } from '@playwright/test'

/** The cumulative layout shift (CLS) of a page since it was opened. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(shift), 50))
      }),
  )
