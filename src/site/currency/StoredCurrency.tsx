import { currencies } from '../../domain/money'
import { storageKey } from './storageKey'

const script = `try{var c=localStorage.getItem('${storageKey}');if(/^(${currencies.join('|')})$/.test(c))document.documentElement.dataset.currency=c}catch(e){}`

/** Names the visitor's currency on the root before anything is drawn. */
export function StoredCurrency() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
