import { currencies } from './money'
import { themes } from './themes'

const known = { currency: currencies, theme: themes }
const patterns = Object.entries(known).map(([name, values]) => `['${name}',/^(${values.join('|')})$/]`)

/**
 * The script that names the visitor's currency and theme on the root of a public page before anything is drawn.
 * Constant, so that every policy can allow it by its hash.
 */
export const storedChoicesScript = `try{[${patterns}].forEach(function(c){var v=localStorage.getItem(c[0]);if(c[1].test(v))document.documentElement.dataset[c[0]]=v})}catch(e){}`
