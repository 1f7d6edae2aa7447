import { currencies } from '../../domain/money'
import { themes } from '../theme/themes'

const known = { currency: currencies, theme: themes }
const patterns = Object.entries(known).map(([name, values]) => `['${name}',/^(${values.join('|')})$/]`)
const script = `try{[${patterns}].forEach(function(c){var v=localStorage.getItem(c[0]);if(c[1].test(v))document.documentElement.dataset[c[0]]=v})}catch(e){}`

/** Names the visitor's currency and theme on the root before anything is drawn. */
export function StoredChoices() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
