import { siteScripts } from '@/domain/siteScripts'
import { savedPreferencesScript } from '@/domain/storedChoices'
import { isNextScript } from '../knownScripts'

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const preloads = /<link\b[^>]*\sas="script"[^>]*>/g
/** What React marks its own by; only islands are taken over by it, and need it. */
const marks = /<!--(?: |\/?\$)-->/g
const islands = /(<div data-island="\w+">[\s\S]*?<script type="application\/json">)/

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

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
 * A page as Next writes it without what Next itself needs in the browser: its scripts and the flight data. What remains
 * is markup, styles and our own script (decision 050).
 * @returns undefined for a page with a script of nobody that we know, or without our own: it needs all that it has
 */
export function lighten(html: string): string | undefined {
  const owners = new Set<Owner>()
  const light = html
    .replace(scripts, (script, attributes, text) => {
      const owner = ownerOf(attributes, text)
      owners.add(owner)
      return owner === 'Next' ? '' : script
    })
    .replace(preloads, '')
  if (owners.has('nobody') || !light.includes(`src="${siteScripts}`)) return undefined
  return light
    .split(islands)
    .map((part, n) => (n % 2 ? part : part.replace(marks, '')))
    .join('')
}
