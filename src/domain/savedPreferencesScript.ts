import { currencies } from './money'
import { themes } from './themes'

const choices = { currency: currencies, theme: themes }
const patterns = Object.entries(choices).map(([name, values]) => `['${name}',/^(${values.join('|')})$/]`)

/**
 * A script that sets the visitor's currency and theme on a public page's root before the first paint. Constant, so that
 * the content security policy can allow it by its hash.
 */
export const savedPreferencesScript = `try{[${patterns}].forEach(function(c){var v=localStorage.getItem(c[0]);if(c[1].test(v))document.documentElement.dataset[c[0]]=v})}catch(e){}`
