const address = /^mongodb(?:\+srv)?:\/\/(?:[^@/?]*@)?([^@/?]+)(?:\/([^?]*))?(?:\?.*)?$/
const server = /^(?:[\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i

function isServer(text: string): boolean {
  const [found, port = '27017'] = server.exec(text) ?? []
  return found !== undefined && Number(port) > 0 && Number(port) <= 65535
}

/** Characters that MongoDB refuses in a database name on at least one platform. */
const notInName = /[/\\. "$*<>:|?\0]/

function mongoProblem(url: string): string | null {
  const [, servers, encoded = ''] = address.exec(url) ?? []
  if (!servers?.split(',').every(isServer))
    return 'must be a URL such as mongodb://db.example.com/frontdesk, with any username and password percent-encoded'
  const name = decodeURIComponent(encoded)
  if (!name) return 'must name a database after the server, such as mongodb://db.example.com/frontdesk'
  if (notInName.test(name) || name.length > 63)
    return `names the database ${JSON.stringify(name)}, but a name has at most 63 characters and no dots, spaces, slashes or $`
  return null
}

function fileProblem(url: string): string | null {
  const file = url.slice('file:'.length)
  if (/[?#]/.test(file) || file.startsWith(':'))
    return 'must be a file, such as file:/var/lib/frontdesk/frontdesk.db'
  if (/^\/\/(?!\/)/.test(file)) return 'must be a file on this machine: file:/path has one slash, or three'
  return null
}

/** What is wrong with a database URL, phrased to follow the name of its setting; null if it is valid. */
export function databaseUrlProblem(url: string): string | null {
  try {
    if (url.startsWith('file:')) return fileProblem(url)
    if (/^mongodb(?:\+srv)?:\/\//.test(url)) return mongoProblem(url)
  } catch {
    // Malformed percent encoding.
  }
  return 'must start with mongodb://, mongodb+srv:// or file:'
}
