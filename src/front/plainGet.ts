/** A GET of which nothing is left to interpretation; it has the fields of an `IncomingMessage`. */
export interface PlainGet {
  method: 'GET'
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
}

/** Bytes; browsers send less than 2,000. */
const longest = 8000

/** Headers that visitors, crawlers and proxies send with a page's request and that don't change how it is read. */
const known = new Set(
  `accept accept-encoding accept-language cache-control connection cookie dnt from host if-modified-since if-none-match
  pragma priority purpose referer save-data sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform sec-fetch-dest sec-fetch-mode
  sec-fetch-site sec-fetch-user sec-gpc sec-purpose upgrade-insecure-requests user-agent
  forwarded via x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-forwarded-server x-real-ip
  x-request-id`.split(/\s+/),
)

const requestLine = /^GET (\/[\w\-.~!$&'()*+,;=:@/%?]*) HTTP\/1\.1\r\n/
/** A name, a value without space around it, and the end of the line. */
const field = /([A-Za-z-]+): ([!-~](?:[ -~]*[!-~])?)\r\n/y

/**
 * Reads bytes that are exactly one GET, in the only spelling that every program on its way understands alike: known
 * headers, each once, none of a body, a host, and nothing after the end.
 * @returns undefined for anything else, which node:http has to read
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > longest) return undefined
  const text = bytes.toString('latin1')
  const line = requestLine.exec(text)
  if (!line) return undefined
  const end = text.length - 2
  const headers: Record<string, string> = {}
  let at = line[0].length
  while (at < end) {
    field.lastIndex = at
    const [, spelling = '', value = ''] = field.exec(text) ?? []
    const name = spelling.toLowerCase()
    if (!known.has(name) || headers[name] !== undefined) return undefined
    headers[name] = value
    at = field.lastIndex
  }
  if (at !== end || !text.endsWith('\r\n') || headers.host === undefined) return undefined
  if (headers.connection !== undefined && headers.connection.toLowerCase() !== 'keep-alive') return undefined
  return { method: 'GET', url: line[1] ?? '/', headers }
}
