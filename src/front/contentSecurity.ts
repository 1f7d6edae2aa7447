import { createHash } from 'node:crypto'
import { analyticsMeta } from '../domain/analyticsMeta'
import { savedPreferencesScript } from '../domain/savedPreferencesScript'
import { isKnownScript } from './knownScripts'

/** Scripts that a browser executes; others (JSON-LD) are data, which the policy doesn't cover. */
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i
const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy's hashes for a page's inline scripts, as far as they are ours or Next's. Any other script was injected and
 * is blocked.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    if (/\ssrc\s*=/i.test(attributes) || !runs.test(typeOf(attributes))) continue
    // Browsers normalize line breaks before hashing.
    const seen = text.replace(/\r\n?/g, '\n')
    if (isKnownScript(seen)) hashes.add(hashOf(seen))
  }
  return [...hashes]
}

/** The layout enables analytics with an element that content can't contain. */
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

/** The policy of a shared page: only its own files and scripts run. */
export function pagePolicy(html: string): string {
  const sources = analyticsTag.test(html) ? analytics : { script: [], connect: [] }
  return policy({
    script: [...inlineScriptHashes(html), ...sources.script],
    connect: sources.connect,
    // The back office frames pages as previews.
    frameAncestors: "'self'",
  })
}

const savedPreferencesHash = hashOf(savedPreferencesScript)

/**
 * The policy of a personal response: Next adds the nonce to its scripts. The layout's one script is allowed by its
 * hash, as on shared pages.
 */
export function noncePolicy(nonce: string, path: string): string {
  const script = [`'nonce-${nonce}'`]
  const isAdmin = /^\/admin(?:\/|$)/.test(path)
  return isAdmin
    ? policy({ script, frameAncestors: "'none'" })
    : policy({ script: [...script, savedPreferencesHash], frameAncestors: "'self'" })
}

/** The policy of the API's responses, which are data, and of files: no script of theirs runs. */
export const apiPolicy = policy({ script: [], frameAncestors: "'self'" })
