import { readFileSync, writeFileSync } from 'node:fs'
import { filesUnder } from './sourceHash.mjs'

/** A character that takes two bytes in V8, as every other one of its string then does, and the backslashes before it. */
const wide = /(\\*)([\u0100-\uffff])/g

/**
 * Escapes characters above U+00FF in a bundle. V8 keeps the source of a module as long as the module, with two bytes
 * for each character if a single one needs them.
 * @param {string} source minified JavaScript: no raw templates and no identifiers with such characters
 * @returns {string} the same program
 */
export function narrow(source) {
  return source.replace(wide, (_, backslashes, char) => {
    const code = `u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
    // An odd backslash escapes the character itself, as in /\–/.
    return backslashes + (backslashes.length % 2 ? '' : '\\') + code
  })
}

/** Escapes wide characters in all scripts under a folder. */
export function narrowFiles(folder) {
  for (const file of filesUnder(folder)) {
    if (!file.endsWith('.js')) continue
    const source = readFileSync(file, 'utf8')
    const narrowed = narrow(source)
    if (narrowed !== source) writeFileSync(file, narrowed)
  }
}
