import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits until a started product responds.
 * @param isRunning whether there is still something to wait for
 * @param timeout milliseconds
 * @returns whether it is ready
 */
export async function untilReady(
  baseURL: string,
  isRunning: () => boolean,
  timeout: number,
): Promise<boolean> {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && isRunning()) {
    const answer = await fetch(`${baseURL}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(100)
  }
  return false
}
