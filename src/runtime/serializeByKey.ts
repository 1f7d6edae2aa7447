const waiting = new Map<string, Promise<unknown>>()

/** Runs calls with the same key one at a time, in order of arrival, within this process. */
export async function serializeByKey<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const before = waiting.get(key) ?? Promise.resolve()
  const turn = before.then(act, act)
  waiting.set(key, turn)
  try {
    return await turn
  } finally {
    if (waiting.get(key) === turn) waiting.delete(key)
  }
}
