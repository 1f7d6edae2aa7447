import { leadsSince } from '@/content/newLeads'
import { database } from '@/database/outage'
import { minute } from '@/domain/durations'
import type { NewLead } from '@/domain/entities'

/** Milliseconds between looks, which also find leads that other instances have received. */
const pollInterval = 1000
/** How long before it shows a lead may have been dated: its transaction took that long, or a clock differs. */
export const lateness = minute

export interface Watcher {
  onLeads: (leads: NewLead[]) => void
  /** The server stops. */
  onStop: () => void
}

const watchers = new Set<Watcher>()
let timer: NodeJS.Timeout | undefined
let isLooking = false
/** Whether it is known which leads of the last minutes had arrived before somebody watched. */
let hasLooked = false
/** When the leads of the last minutes arrived, by their ids. */
const known = new Map<string, number>()

async function look(): Promise<void> {
  const oldest = Date.now() - lateness
  const found = await leadsSince(new Date(oldest).toISOString())
  const fresh = found.filter(({ id }) => !known.has(id))
  for (const { id, createdAt } of fresh) known.set(id, Date.parse(createdAt))
  for (const [id, moment] of known) if (moment < oldest) known.delete(id)
  if (hasLooked && fresh.length) for (const { onLeads } of watchers) onLeads(fresh)
  hasLooked = true
}

function tick(): void {
  if (isLooking || database.isAway) return
  isLooking = true
  // Tried again with the next look.
  look()
    .catch(() => {})
    .finally(() => {
      isLooking = false
    })
}

function start(): void {
  known.clear()
  hasLooked = false
  tick()
  timer = setInterval(tick, pollInterval).unref()
}

/**
 * Tells of leads that arrive from now on, on any instance. Looks for them only while somebody watches.
 * @returns a function that stops it
 */
export function watchLeads(watcher: Watcher): () => void {
  watchers.add(watcher)
  if (!timer) start()
  return () => {
    watchers.delete(watcher)
    if (watchers.size) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Ends all connections that watch, because the server stops. */
export function stopWatchers(): void {
  for (const { onStop } of [...watchers]) onStop()
}
