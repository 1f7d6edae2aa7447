import { suggest } from './suggest'

const id = 'site-search'
const look =
  'fixed inset-auto top-[calc(var(--header)-4px)] right-[max(var(--gutter),calc((100vw-1200px)/2))] w-[36rem] overflow-visible floating-panel rounded-card p-5 text-ink'

let building: Promise<HTMLElement> | undefined

/** Builds the panel from the form of the search page, which is in the page's language. @throws if it can't be loaded */
async function build(link: HTMLAnchorElement): Promise<HTMLElement> {
  const answer = await fetch(link.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const search = page.querySelector('main search')
  const input = search?.querySelector('input[type=search]')
  const place = search?.querySelector<HTMLElement>('[data-suggest]')
  if (!search || !input || !place) throw new Error(`There is no search at ${link.href}.`)
  // Inserted with it, the field would take the focus while the panel is closed.
  input.removeAttribute('autofocus')
  // The lists have a search field too.
  input.id = id
  search.querySelector('label')?.setAttribute('for', id)
  const panel = document.createElement('div')
  panel.className = look
  panel.popover = 'auto'
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', link.getAttribute('aria-label') ?? '')
  panel.append(document.adoptNode(search))
  link.after(panel)
  suggest(place, panel)
  panel.addEventListener('toggle', ({ newState }) => {
    link.setAttribute('aria-expanded', String(newState === 'open'))
  })
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
  })
  return panel
}

/** Loads the panel. If that fails, the next call tries again. */
export function preparePanel(link: HTMLAnchorElement): Promise<HTMLElement> {
  building ??= build(link).catch((error) => {
    building = undefined
    throw error
  })
  return building
}

/** Opens the search below the header. @throws if it can't be loaded */
export async function openPanel(link: HTMLAnchorElement): Promise<void> {
  const panel = await preparePanel(link)
  panel.showPopover()
  const input = panel.querySelector<HTMLInputElement>(`#${id}`)
  input?.focus()
  input?.select()
}
