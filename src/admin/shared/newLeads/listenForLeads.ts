import type { NewLead } from '@/domain/entities'

const name = 'frontdesk-new-leads'
const path = '/api/admin/leads/events'
/** A tab that has just started to listen asks for what the others heard while it was loading. */
const question = 'heard'
/** How many leads a tab repeats. */
const remembered = 100
/** Milliseconds until a refused connection is tried again: the session has ended, or the server is starting. */
const retryDelay = { first: 5000, max: 300_000 }

interface Options {
  /** Leads that arrived after this moment are announced: when the page was rendered, by the server's clock. */
  since: string
  /** @param isLeader whether this tab holds the connection; it is one of them */
  onLeads: (leads: NewLead[], isLeader: boolean) => void
}

/**
 * Listens for new leads with one connection for all tabs of the browser, which allows only six to a server: the tab
 * that holds the lock tells the others. When it is closed another one takes over, and asks for what it has missed.
 * Without locks (they need HTTPS) each tab has its own.
 * @returns a function that stops it
 */
export function listenForLeads({ since, onLeads }: Options): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const channel = new BroadcastChannel(name)
  let last = since
  let heard: NewLead[] = []

  function receive(leads: NewLead[], isLeader: boolean): void {
    heard = [...heard, ...leads].slice(-remembered)
    for (const { createdAt } of leads) if (createdAt > last) last = createdAt
    // The server repeats some, in case one was dated before it could be seen.
    const ours = leads.filter(({ createdAt }) => createdAt > since)
    if (ours.length) onLeads(ours, isLeader)
  }
  let isLeading = false
  channel.addEventListener('message', ({ data }: MessageEvent<NewLead[] | typeof question>) => {
    if (data !== question) receive(data, false)
    else if (isLeading && heard.length) channel.postMessage(heard)
  })
  channel.postMessage(question)

  let wait = retryDelay.first
  let timer: ReturnType<typeof setTimeout> | undefined
  function connect(): void {
    const source = new EventSource(`${path}?since=${encodeURIComponent(last)}`)
    const close = () => source.close()
    signal.addEventListener('abort', close)
    source.addEventListener('open', () => {
      wait = retryDelay.first
    })
    source.addEventListener('message', ({ data }) => {
      const leads: NewLead[] = JSON.parse(data)
      channel.postMessage(leads)
      receive(leads, true)
    })
    // After a broken connection the browser tries again itself, but not after a refused one.
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED || signal.aborted) return
      signal.removeEventListener('abort', close)
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, retryDelay.max)
    })
  }
  const becomeLeader = () =>
    new Promise<void>((resolve) => {
      isLeading = true
      connect()
      signal.addEventListener('abort', () => resolve())
    })

  if (navigator.locks) navigator.locks.request(name, { signal }, becomeLeader).catch(() => {})
  else void becomeLeader()
  return () => {
    stop.abort()
    clearTimeout(timer)
    channel.close()
  }
}
