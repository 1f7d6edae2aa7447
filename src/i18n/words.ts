// Written by `npm run generate`: the languages of ../domain/languages.json.
export { de } from './de'
export { en } from './en'
export { es } from './es'
export { fr } from './fr'
