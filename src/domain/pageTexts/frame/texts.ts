export { de } from './de'
export { en } from './en'
export { es } from './es'
export { fr } from './fr'
