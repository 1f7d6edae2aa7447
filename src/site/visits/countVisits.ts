import { whenShown } from '../browser/whenShown'
import { storeConsent, storedConsent } from './consent'
import { reportPage, startMeasuring, stopMeasuring } from './measure'

/**
 * Reports each page view to the analytics service, if the visitor consents.
 * @param id measurement id
 * @param bar the consent bar; null if the settings don't require consent
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
    const choice = document.querySelector<HTMLElement>('[data-ask-consent]')
    choice?.addEventListener('click', () => {
      bar.hidden = false
      bar.focus()
    })
    if (choice) choice.hidden = false
  }
  whenShown(report)
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && report())
}
