/**
 * Next's cache handler. Pages are kept in memory, limited in number, and dropped with any change of content. Nothing is
 * cached on disk, so starting on another or a restored database shows that database. `registerKey` is the registry of
 * src/runtime/contentChanged.ts.
 */
const registerKey = Symbol.for('frontdesk.caches')
const maxEntries = 2000

globalThis[registerKey] ??= { caches: new Set(), generation: 0 }
const register = globalThis[registerKey]

/** @type {Map<string, { value: unknown, lastModified: number, tags: string[] }>} */
const entries = new Map()
/** The generation in which each page missed the cache and started to be rendered. @type {Map<string, number>} */
const startedIn = new Map()

register.caches.add(() => {
  entries.clear()
  startedIn.clear()
})

export default class NextCache {
  async get(key) {
    const entry = entries.get(key)
    if (!entry) {
      startedIn.set(key, register.generation)
      if (startedIn.size > maxEntries) startedIn.delete(startedIn.keys().next().value)
    }
    return entry ?? null
  }

  async set(key, value) {
    if (startedIn.get(key) !== register.generation) return
    startedIn.delete(key)
    if (value === null) return void entries.delete(key)
    entries.set(key, { value, lastModified: Date.now(), tags: [] })
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value)
  }

  async revalidateTag() {
    entries.clear()
  }

  resetRequestCache() {}
}
