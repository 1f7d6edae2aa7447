import { useSyncExternalStore } from 'react'
import type { NewLead } from '@/domain/entities'

/** Leads that arrived while this page was open, and that no list on it has shown yet. */
let arrived: readonly NewLead[] = []
const none: readonly NewLead[] = []
/** All leads that were announced or shown here, so that none counts twice. */
const known = new Set<string>()
const listeners = new Set<() => void>()

function set(next: readonly NewLead[]): void {
  if (next.length === arrived.length) return
  arrived = next
  for (const listener of listeners) listener()
}

/** @returns those that are new here */
export function addArrivals(leads: readonly NewLead[]): NewLead[] {
  const fresh = leads.filter(({ id }) => !known.has(id))
  for (const { id } of fresh) known.add(id)
  set([...arrived, ...fresh])
  return fresh
}

/** Takes leads out that a list shows. */
export function markShown(ids: readonly string[]): void {
  for (const id of ids) known.add(id)
  set(arrived.filter(({ id }) => !ids.includes(id)))
}

/** Takes all out: the user asked for them. */
export const clearArrivals = (): void => set(none)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The leads that arrived while this page was open, oldest first. */
export const useArrivals = (): readonly NewLead[] =>
  useSyncExternalStore(
    subscribe,
    () => arrived,
    () => none,
  )
