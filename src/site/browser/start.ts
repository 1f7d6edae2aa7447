import { analyticsMeta } from '@/domain/analyticsMark'
import { countView } from './countView'
import { floatChat } from './floatChat'
import { inquiry } from './inquiry'
import { liveList } from './liveList'
import { mobileMenu } from './mobileMenu'
import { pickers } from './pickers'
import { toasts } from './toasts'

/** On previews, and on pages that the front server did not recognise, React runs all of the page. */
const isNext = '__next_f' in window

mobileMenu()
liveList()
countView()
if (!isNext) {
  pickers()
  toasts()
  inquiry()
}
const measurement = document.querySelector<HTMLMetaElement>(`meta[name=${analyticsMeta}]`)?.content
if (measurement) {
  const bar = document.querySelector<HTMLElement>('[data-consent]')
  void import('../visits/countVisits').then(({ countVisits }) => countVisits(measurement, bar))
}
floatChat()
