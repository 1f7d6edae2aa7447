import { leadsSince } from '@/content/newLeads'
import type { NewLead } from '@/domain/entities'
import { watchLeads } from './watchLeads'

/** Milliseconds between signs of life, which keep proxies from closing the connection. */
const heartbeat = 15_000
/** Milliseconds after which the browser connects again. */
const reconnectAfter = 3000

const encoder = new TextEncoder()

interface Options {
  /** Leads that arrived after this moment are sent first; ISO 8601. */
  since: string
  /** Whether the caller may still see leads; asked before anything is sent. */
  isAllowed: () => Promise<boolean>
  /** Called once when the connection has ended. */
  onEnd: () => void
}

/** New leads as server-sent events: one event for all that arrived together, with the last one's time as its id. */
export function leadStream({ since, isAllowed, onEnd }: Options): ReadableStream<Uint8Array> {
  const sent = new Set<string>()
  let finish = (_isCancelled: boolean) => {}

  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    let isOver = false
    let turn = Promise.resolve()
    finish = (isCancelled) => {
      if (isOver) return
      isOver = true
      clearInterval(beats)
      stopWatching()
      onEnd()
      if (!isCancelled) controller.close()
    }
    const send = async (text: string) => {
      if (isOver) return
      if (!(await isAllowed())) return finish(false)
      if (!isOver) controller.enqueue(encoder.encode(text))
    }
    const later = (act: () => Promise<void>) => {
      // The browser connects again, and asks for what it has missed.
      turn = turn.then(act).catch(() => finish(false))
    }
    async function announce(leads: NewLead[]): Promise<void> {
      const fresh = leads.filter(({ id }) => !sent.has(id))
      for (const { id } of fresh) sent.add(id)
      const last = fresh.at(-1)
      if (last) await send(`id: ${last.createdAt}\ndata: ${JSON.stringify(fresh)}\n\n`)
    }
    const beats = setInterval(() => later(() => send(':\n\n')), heartbeat).unref()
    const stopWatching = watchLeads({
      onLeads: (leads) => later(() => announce(leads)),
      onStop: () => finish(false),
    })
    later(() => send(`retry: ${reconnectAfter}\n\n`))
    later(async () => announce(await leadsSince(since)))
  }

  return new ReadableStream({ start, cancel: () => finish(true) })
}
