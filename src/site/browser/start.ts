import { analyticsMeta } from '@/domain/analyticsMeta'
import { codeFace } from './codeFace'
import { countView } from './countView'
import { currentSection } from './currentSection'
import { floatChat } from './floatChat'
import { inquiry } from './inquiry'
import { keepQuery } from './keepQuery'
import { liveList } from './liveList'
import { mobileMenu } from './mobileMenu'
import { pickers } from './pickers'
import { renderRest } from './renderRest'
import { search } from './search'
import { toasts } from './toasts'

/**
 * On previews, and on pages the front server didn't recognize, Next's scripts hydrate the whole page: the front server
 * adds the rules where it removes them.
 */
const isNext = !document.querySelector('script[type=speculationrules]')

mobileMenu()
liveList()
countView()
currentSection()
if (!isNext) {
  keepQuery()
  pickers()
  toasts()
  inquiry()
  search()
}
const measurement = document.querySelector<HTMLMetaElement>(`meta[name=${analyticsMeta}]`)?.content
if (measurement) {
  const bar = document.querySelector<HTMLElement>('[data-consent]')
  import('../visits/countVisits')
    .then(({ countVisits }) => countVisits(measurement, bar))
    // Offline, or blocked.
    .catch(() => {})
}
floatChat()
renderRest()
codeFace()
