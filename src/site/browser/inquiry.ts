import { isDraftKept } from '../inquiry/draftKey'
import { propsOf } from './propsOf'
import { loadToasts } from './toasts'

/** Milliseconds for which an inquiry waits for the form's script; then the browser sends it. */
const patience = 6000
/** How near the form is when its script is fetched, as a margin of the window. */
const nearness = '50%'

const acts = ['scroll', 'pointerdown', 'keydown'] as const

/** Calls back when somebody who does something on the page comes near a place of it. */
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
    setTimeout(reject, patience)
  })

/**
 * Has React take over the form when a visitor comes near it, acts on it, or has typed into it before. Until then, and
 * where that fails, it is a plain form.
 */
function takeOver(place: Element, form: HTMLFormElement): void {
  let taking: Promise<void> | undefined
  let isTaken = false

  function take(): Promise<void> {
    taking ??= import('../islands/mountInquiry')
      .then(({ mount }) => mount(place, propsOf<'inquiry'>(place)))
      .then(() => {
        isTaken = true
      })
    loadToasts()
    return taking
  }
  // What cannot be loaded leaves a form that the browser sends.
  const prepare = () => void take().catch(() => {})

  async function hold(event: Event) {
    if (isTaken) return
    event.preventDefault()
    if (form.ariaBusy) return
    form.ariaBusy = 'true'
    await Promise.race([take(), tooLong()]).catch(() => {
      form.removeEventListener('submit', hold)
      form.noValidate = false
    })
    form.ariaBusy = null
    // Browsers take no second one while they still tell of the first.
    setTimeout(() => form.requestSubmit())
  }

  // The form itself says what is missing.
  form.noValidate = true
  form.addEventListener('submit', hold)
  for (const event of ['focusin', 'pointerover'] as const)
    place.addEventListener(event, prepare, { once: true, passive: true })
  whenNear(place, prepare)
  if (isDraftKept()) prepare()
}

/** The inquiry forms of the page. */
export function inquiry(): void {
  for (const place of document.querySelectorAll('[data-island=inquiry]')) {
    const form = place.querySelector('form')
    if (form) takeOver(place, form)
  }
}
