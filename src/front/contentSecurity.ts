import { createHash } from 'node:crypto'
import { analyticsMeta } from '../domain/analyticsMark'
import { savedPreferencesScript } from '../domain/storedChoices'
import { isKnownScript } from './knownScripts'

/** Scripts that a browser runs; others (JSON-LD) are data, which the policy does not concern. */
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i
const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The hashes, as a policy names them, of the scripts that stand in a page itself and are ours or Next's. Any other
 * was put there by somebody else, and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    if (/\ssrc\s*=/i.test(attributes) || !runs.test(typeOf(attributes))) continue
    // Browsers see line ends this way when they hash.
    const seen = text.replace(/\r\n?/g, '\n')
    if (isKnownScript(seen)) hashes.add(hashOf(seen))
  }
  return [...hashes]
}

/** The page's own layout asks for analytics, by an element that no text of the content can hold. */
const analyticsTag = new RegExp(`<meta name="${analyticsMeta}"`)
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
}

interface Sources {
  script: string[]
  connect?: string[]
  frameAncestors: "'self'" | "'none'"
}

function policy({ script, connect = [], frameAncestors }: Sources): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...script].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')
}

/** The policy of a page that is the same for everybody: nothing runs but its own files and scripts. */
export function pagePolicy(html: string): string {
  const asked = analyticsTag.test(html) ? analytics : { script: [], connect: [] }
  return policy({
    script: [...inlineScriptHashes(html), ...asked.script],
    connect: asked.connect,
    // The back office shows pages in a frame, as a preview.
    frameAncestors: "'self'",
  })
}

const storedChoices = hashOf(savedPreferencesScript)

/**
 * The policy of an answer made for one request: Next marks the scripts that it writes with the nonce. The one
 * script of our own layout stands there without it, as on the pages that are the same for everybody.
 */
export function noncePolicy(nonce: string, path: string): string {
  const script = [`'nonce-${nonce}'`]
  const isAdmin = /^\/admin(?:\/|$)/.test(path)
  return isAdmin
    ? policy({ script, frameAncestors: "'none'" })
    : policy({ script: [...script, storedChoices], frameAncestors: "'self'" })
}
