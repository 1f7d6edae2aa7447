import { savedPreferencesScript } from '@/domain/savedPreferencesScript'
import { siteScripts } from '@/domain/siteScripts'
import { isNextScript } from '../knownScripts'
import { speculationRules } from '../speculationRules'

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const preloads = /<link\b[^>]*\sas="script"[^>]*>/g
/** React's hydration markers; only islands are hydrated and need them. */
const marks = /<!--(?: |\/?\$)-->/g
const islands = /(<div data-island="\w+">[\s\S]*?<script type="application\/json">)/

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

/** In the page, because a file of its own would be a further request before the largest element is painted. */
const prefetched = `<script type="speculationrules">${speculationRules}</script>`

type Owner = 'Next' | 'us' | 'nobody'

function ownerOf(attributes: string, text: string): Owner {
  const address = attribute(attributes, 'src')
  if (address?.startsWith(siteScripts)) return 'us'
  if (address !== undefined) return /^\/_next\/static\/chunks\/[^"]+\.js/.test(address) ? 'Next' : 'nobody'
  if (/^application\/(?:ld\+)?json$/.test(attribute(attributes, 'type') ?? '')) return 'us'
  if (text === savedPreferencesScript) return 'us'
  return isNextScript(text) ? 'Next' : 'nobody'
}

/**
 * Removes what Next needs in the browser from a page: its scripts and flight data. Markup, styles and our own script
 * remain, and browsers learn what they may prefetch (decision 050).
 * @returns undefined for a page with an unknown script or another end, or without our own script: it must be sent
 * unchanged
 */
export function stripNextScripts(html: string): string | undefined {
  const owners = new Set<Owner>()
  const light = html
    .replace(scripts, (script, attributes, text) => {
      const owner = ownerOf(attributes, text)
      owners.add(owner)
      return owner === 'Next' ? '' : script
    })
    .replace(preloads, '')
    .replace(/<\/body>(?=<\/html>\s*$)/, () => `${prefetched}</body>`)
  const isComplete = light.includes(`src="${siteScripts}`) && light.includes(prefetched)
  if (owners.has('nobody') || !isComplete) return undefined
  return light
    .split(islands)
    .map((part, n) => (n % 2 ? part : part.replace(marks, '')))
    .join('')
}
