import { say } from './say.mjs'

/**
 * A MongoDB for the tests: TEST_MONGODB_URL, or one that is downloaded and run in memory.
 * @returns {Promise<{ url?: string, stop: () => Promise<unknown> }>} without url if none is available
 */
export async function getMongo() {
  const stop = async () => {}
  if (process.env.TEST_MONGODB_URL) return { url: process.env.TEST_MONGODB_URL, stop }
  say('TEST_MONGODB_URL is not set. Getting an in-memory MongoDB…')
  try {
    const { MongoMemoryServer } = await import('mongodb-memory-server-core')
    const server = await MongoMemoryServer.create()
    return { url: server.getUri(), stop: () => server.stop() }
  } catch (error) {
    say(`Could not get one: ${String(error.message).split('\n', 1)[0]}`)
    return { stop }
  }
}
