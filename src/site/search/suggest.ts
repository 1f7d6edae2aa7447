import type { ContentCollection } from '@/domain/contentCollections'
import type { SuggestionEntity } from '@/domain/entities'
import { defaultLocale, isLocale, localizedPath } from '@/domain/locales'
import { type Plurals, pluralText } from '@/i18n/plurals'
import { suggestionsFor } from './askSuggestions'

/** What the browser needs to know of the page's language; see `SearchForm`. */
export interface SuggestTexts {
  /** The list's accessible name. */
  label: string
  counts: Plurals
  kinds: Record<ContentCollection, string>
}

function element<Name extends 'ul' | 'li' | 'span' | 'p'>(
  name: Name,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

function toOption(
  { kind, title, language }: SuggestionEntity,
  id: string,
  { kinds }: SuggestTexts,
): HTMLElement {
  const option = element(
    'li',
    'flex cursor-pointer items-baseline justify-between gap-4 px-4 py-2.5 hover:bg-tint aria-selected:bg-accent-tint aria-selected:[box-shadow:inset_3px_0_0_var(--accent)] forced-colors:aria-selected:outline-2 forced-colors:-outline-offset-2',
    { id, role: 'option', 'aria-selected': 'false' },
  )
  const isForeign = language && language !== document.documentElement.lang
  const name = element('span', 'min-w-0', isForeign ? { lang: language } : {})
  name.textContent = title
  const kindName = element('span', 'shrink-0 text-muted text-small')
  kindName.textContent = kinds[kind]
  option.append(name, ' ', kindName)
  return option
}

const floating =
  'absolute inset-x-0 top-full z-10 mt-2 overflow-hidden floating-panel rounded-control py-1 text-ink'
/** The rest of the panel, below the form. */
const inPanel = '-mx-5 -mb-5 mt-5 border-rule border-t pt-2 pb-3 *:px-5'

function hrefOf({ path }: SuggestionEntity): string {
  const { lang } = document.documentElement
  return isLocale(lang) ? localizedPath(lang, path) : path
}

/**
 * Turns a search field into a combobox that suggests entries while typing (WAI-ARIA, list autocomplete with manual
 * selection). The form around it stays what it is.
 * @param place the element around the field, with the texts as JSON; see `SearchForm`
 * @param panel where the suggestions are shown; without one, they float below the field
 */
export function suggest(place: HTMLElement, panel?: HTMLElement): void {
  const field = place.querySelector('input')
  if (!field || field.hasAttribute('role')) return
  const input = field
  const texts: SuggestTexts = JSON.parse(place.dataset.suggest ?? '')
  const id = `${input.id}-suggestions`
  const list = element('ul', `[&[hidden]]:hidden ${panel ? inPanel : floating}`, {
    id,
    role: 'listbox',
    'aria-label': texts.label,
    hidden: '',
  })
  const status = element('p', 'sr-only', { role: 'status' })
  ;(panel ?? place).append(list)
  place.append(status)
  let found: SuggestionEntity[] = []
  let active = -1

  function activate(index: number) {
    active = index
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === index))
    const option = list.children[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function setOpen(isOpen: boolean) {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) activate(-1)
  }

  const ask = suggestionsFor((entries) => {
    found = entries
    list.replaceChildren(...entries.map((entry, index) => toOption(entry, `${id}-${index}`, texts)))
    setOpen(entries.length > 0 && document.activeElement === input)
    activate(-1)
    status.textContent = entries.length
      ? pluralText(document.documentElement.lang || defaultLocale, texts.counts, entries.length)
      : ''
  })

  function close() {
    // Nothing that is under way may open it again.
    ask('')
  }

  function go(entry: SuggestionEntity, isElsewhere = false) {
    const href = hrefOf(entry)
    if (isElsewhere) return void window.open(href, '_blank', 'noopener')
    close()
    place.closest<HTMLElement>('[popover]')?.hidePopover()
    location.assign(href)
  }

  function move(by: 1 | -1) {
    if (list.hidden) {
      if (found.length) setOpen(true)
      else return ask(input.value)
    }
    const count = found.length + 1
    // The field itself is one of the stops.
    activate(((active + 1 + by + count) % count) - 1)
  }

  function clear() {
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** @returns whether the key was used up */
  function onKey(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1)
      return true
    }
    const chosen = found[active]
    if (key === 'Enter' && chosen) {
      go(chosen)
      return true
    }
    if (key === 'Escape' && (!list.hidden || input.value)) {
      if (list.hidden) clear()
      else setOpen(false)
      return true
    }
    if (key === 'Tab') setOpen(false)
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) activate(-1)
    return false
  }

  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', id)
  setOpen(false)
  input.addEventListener('input', (event) => {
    // A list of results that follows each keystroke would be hidden by the suggestions.
    if (input.value) event.stopPropagation()
    ask(input.value)
  })
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && onKey(event.key)) event.preventDefault()
  })
  input.addEventListener('blur', () => setOpen(false))
  input.form?.addEventListener('submit', close)
  // Keeps focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
    const option = target instanceof Element && target.closest('[role=option]')
    const entry = option && found[[...list.children].indexOf(option)]
    if (entry) go(entry, ctrlKey || metaKey)
  })
}
