import { whenShown } from '../browser/whenShown'
import { storeConsent, storedConsent } from './consent'
import { reportPage, startMeasuring, stopMeasuring } from './measure'

/**
 * Reports the page, each time that it is shown, to the analytics service, if the visitor lets us.
 * @param id of the measurement
 * @param bar asks the visitor; null where settings do not ask
 */
export function countVisits(id: string, bar: HTMLElement | null): void {
  let consent = bar ? storedConsent() : 'granted'

  function report() {
    if (consent !== 'granted') return
    startMeasuring(id)
    reportPage(location.pathname)
  }

  function onAnswer(answer: string) {
    if (answer !== 'granted' && answer !== 'denied') return
    const before = consent
    consent = answer
    storeConsent(answer)
    if (bar) bar.hidden = true
    if (answer === 'denied') stopMeasuring(id)
    else if (before !== 'granted') report()
  }

  if (bar) {
    bar.hidden = consent !== null
    bar.addEventListener(
      'click',
      ({ target }) => target instanceof HTMLButtonElement && onAnswer(target.value),
    )
    document.querySelector('[data-ask-consent]')?.addEventListener('click', () => {
      bar.hidden = false
      bar.focus()
    })
  }
  whenShown(report)
  // Kept by the browser as it was, and shown again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && report())
}
