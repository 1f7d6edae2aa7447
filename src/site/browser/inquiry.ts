import { isDraftKept } from '../inquiry/draftKey'
import { propsOf } from './propsOf'
import { loadToasts } from './toasts'

/** Milliseconds a submit waits for the form's script before the browser sends the form itself. */
const loadTimeout = 6000
/** The form's script is fetched within this distance, as a margin around the viewport. */
const nearness = '50%'

const acts = ['scroll', 'pointerdown', 'keydown'] as const

/** Calls back once the visitor interacts with the page and the element is near the viewport. */
function whenNear(place: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: nearness },
  )
  function onAct() {
    for (const act of acts) window.removeEventListener(act, onAct)
    observer.observe(place)
  }
  for (const act of acts) window.addEventListener(act, onAct, { passive: true })
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, loadTimeout)
  })

/**
 * Hydrates the form when a visitor comes near it, interacts with it or has typed into it before. Until then, and if
 * hydration fails, it is a plain form.
 */
function takeOver(place: Element, form: HTMLFormElement): void {
  let taking: Promise<void> | undefined
  let isTaken = false
  const notice = document.createElement('p')
  notice.role = 'status'
  // Before it says anything, or it would not be read out. Behind the form's properties.
  place.nextElementSibling?.after(notice)
  say()

  function say(text = ''): void {
    notice.textContent = text
    notice.className = text ? 'mt-5 text-muted' : 'sr-only'
  }

  function take(): Promise<void> {
    taking ??= import('../islands/mountInquiry')
      .then(({ mount }) => mount(place, propsOf<'inquiry'>(place)))
      .then(
        () => {
          isTaken = true
          notice.remove()
        },
        (error: unknown) => {
          taking = undefined
          throw error
        },
      )
    loadToasts()
    return taking
  }
  // If it can't be loaded, the browser sends the form.
  const prepare = () => void take().catch(() => {})

  const texts = () => propsOf<'inquiry'>(place).language.messages.inquiry

  /** Says that the form is being sent. @returns a function that takes it back */
  function showSending(): () => void {
    // Only its text: React takes over the node, and couldn't change one that has been replaced.
    const label = form.querySelector('[type=submit]')?.firstChild as Text | null | undefined
    const show = (text = '') => {
      if (label) label.data = text
    }
    show(texts()?.sending)
    return () => show(texts()?.send)
  }

  async function hold(event: Event) {
    if (isTaken) return
    event.preventDefault()
    // React listens further up from the moment it hydrates, and would send the inquiry while it is held here.
    event.stopPropagation()
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    say()
    const takeBack = showSending()
    const hasFailed = await Promise.race([take(), tooLong()]).then(
      () => false,
      () => true,
    )
    form.ariaBusy = null
    takeBack()
    // The browser would leave the page for one of its own, and the text with it.
    if (hasFailed && !navigator.onLine) return say(texts()?.offline)
    if (hasFailed) {
      form.removeEventListener('submit', hold)
      form.noValidate = false
    }
    // Browsers ignore a submit while they are still dispatching the first one.
    setTimeout(() => form.requestSubmit())
  }

  // The form reports missing fields itself.
  form.noValidate = true
  form.addEventListener('submit', hold)
  for (const event of ['focusin', 'pointerover'] as const)
    place.addEventListener(event, prepare, { once: true, passive: true })
  whenNear(place, prepare)
  if (isDraftKept()) prepare()
}

/** Sets up the page's inquiry forms. */
export function inquiry(): void {
  for (const place of document.querySelectorAll('[data-island=inquiry]')) {
    const form = place.querySelector('form')
    if (form) takeOver(place, form)
  }
}
