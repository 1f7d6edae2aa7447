import { listAddress } from '../list/listQuery'
import { isPlainClick } from './isPlainClick'
import { morph } from './morph'

/** Milliseconds without a keystroke before a search runs. */
const pause = 250

const here = () => location.pathname + location.search

type Step = 'pushState' | 'replaceState'

/**
 * Makes a list's filters apply as the visitor types or selects. The current entries stay until the new ones arrive, and
 * focus stays where it is. If fetching fails, the page is loaded normally.
 */
export function liveList(): void {
  const main = document.querySelector('main')
  const form = document.querySelector<HTMLFormElement>('form[data-live]')
  if (!main?.querySelector('[data-live], [data-stay]')) return
  let timer: ReturnType<typeof setTimeout>
  let running: AbortController | undefined
  let shown = here()

  function goAfter(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(go, milliseconds)
  }

  /** @param step undefined if the URL has changed already, because the visitor went back */
  async function show(address: string, step?: Step) {
    clearTimeout(timer)
    running?.abort()
    running = new AbortController()
    const { signal } = running
    form?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const list = fresh.querySelector('main')
      if (!list) throw new Error('no list')
      // After a redirect, the final URL is the one to show.
      const { pathname, search } = new URL(answer.url)
      if (step) history[step](null, '', answer.redirected ? pathname + search : address)
      shown = here()
      document.title = fresh.title
      morph(main as Element, list)
    } catch {
      if (!signal.aborted) location.assign(address)
      return
    }
    syncFields(step === undefined)
  }

  /** Updates the fields from the URL, except the one being typed into, which is ahead of it. */
  function syncFields(cameBack: boolean) {
    for (const name of ['search', 'category']) {
      const control = form?.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
      const value = form?.dataset[name] ?? ''
      if (cameBack || control !== document.activeElement) control.value = value
      else if (control.value.trim() !== value) goAfter(pause)
    }
  }

  function go() {
    clearTimeout(timer)
    if (!form) return
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const wanted = { search: text('search'), category: text('category') }
    const { search = '', category = '' } = form.dataset
    if (wanted.search === search && wanted.category === category) return
    // One history entry per search, however often the visitor pauses while typing.
    const refines = search !== '' && wanted.search !== '' && wanted.category === category
    const path = new URL(form.action).pathname
    void show(listAddress(path, wanted), refines ? 'replaceState' : 'pushState')
  }

  form?.addEventListener('input', ({ target }) => goAfter(target instanceof HTMLSelectElement ? 0 : pause))
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    go()
  })
  main.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-stay]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void show(link.pathname + link.search, 'pushState')
  })
  window.addEventListener('popstate', () => {
    if (here() !== shown) void show(here())
  })
  syncFields(false)
}
