const last = new Map<string, Promise<unknown>>()

/**
 * Runs what changes one entry after what changes it already: without transactions, two changes at
 * once would leave the lists of both.
 */
export async function serializeByKey<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve()
  const turn = before.then(act, act)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
