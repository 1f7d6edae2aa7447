import { preload } from 'react-dom'
import preloads from './preloads.json'

/** Has the browser fetch the fonts of the first paint beside the stylesheet that names them. */
export function FontPreloads() {
  // A <link> would be in the page twice: React hoists it, and adds its own for it.
  for (const url of preloads) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}
