// npm run generate: finds the words of each language in src/domain/languages.json, for src/i18n.
import { readFileSync, writeFileSync } from 'node:fs'

const locales = Object.keys(JSON.parse(readFileSync('src/domain/languages.json', 'utf8'))).toSorted()
const lines = [
  '// Written by `npm run generate`: the languages of ../domain/languages.json.',
  ...locales.map((locale) => `export { ${locale} } from './${locale}'`),
]
writeFileSync('src/i18n/words.ts', `${lines.join('\n')}\n`)
