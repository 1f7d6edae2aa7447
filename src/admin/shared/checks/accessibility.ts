import type axe from 'axe-core'

/** The rules of WCAG 2.2 A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AccessibilityIssue {
  rule: string
  /** A sentence without its full stop. */
  text: string
  /** CSS selectors of the elements, in the page. */
  elements: string[]
}

/** A file of its own, loaded only when someone asks: axe is large, and has to run in the page that it checks. */
const source = new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url).href

type AxeWindow = Window & { axe?: typeof axe }

/** @throws if the file can't be loaded */
async function load(page: AxeWindow): Promise<typeof axe> {
  if (!page.axe) {
    const script = page.document.createElement('script')
    const loaded = new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = () => reject(new Error("The checks couldn't be loaded."))
    })
    script.src = source
    page.document.head.append(script)
    await loaded
    script.remove()
  }
  if (!page.axe) throw new Error("The checks couldn't be loaded.")
  return page.axe
}

/**
 * Checks a page in a frame with axe, as a visitor would get it.
 *
 * @throws if the page can't be checked
 */
export async function checkAccessibility(page: Window): Promise<AccessibilityIssue[]> {
  const { run } = await load(page)
  const { violations } = await run(page.document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    text: help,
    elements: nodes.map(({ target }) => target.flat().join(' ')),
  }))
}

/** Scrolls a page in a frame to an element and outlines it for a moment. */
export function showInPage(page: Window, selector: string): void {
  const element = page.document.querySelector<HTMLElement>(selector)
  element?.scrollIntoView({ block: 'center' })
  const outline = '4px solid #d92d20'
  element?.animate([{ outline }, { outline }], { duration: 3000 })
}
