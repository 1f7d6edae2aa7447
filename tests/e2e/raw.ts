import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  /** Sent in chunks, without a length. */
  chunks?: string[]
}

interface Received {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Requests a path exactly as given, under any host: browsers and `fetch` normalize both. */
export async function ask(
  baseURL: string,
  path: string,
  { method = 'GET', headers, chunks }: Sent = {},
): Promise<Received> {
  const { hostname, port } = new URL(baseURL)
  const req = request({ host: hostname, port, path, method, headers, agent: false })
  const answered = once(req, 'response')
  // A rejected body may be cut off.
  req.on('error', () => {})
  for (const chunk of chunks ?? []) req.write(chunk)
  req.end()
  const [res] = await answered
  let text = ''
  for await (const chunk of res) text += chunk
  return { status: res.statusCode, headers: res.headers, text }
}

/** Sends bytes on a new connection without ending it; returns what the server sent until it closed. */
export async function say(baseURL: string, text: string): Promise<string> {
  const { hostname, port } = new URL(baseURL)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  socket.destroy()
  return answer
}
