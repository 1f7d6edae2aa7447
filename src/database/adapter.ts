import { settings } from '../settings'
import { targetOf } from './target'

/**
 * The adapter for DATABASE_URL: MongoDB, or embedded SQLite. Nothing else depends on which one it is. The driver of the
 * other one isn't loaded, which is a quarter of all files of a start.
 */
export async function databaseAdapter() {
  const url = settings.databaseUrl
  if (targetOf(url).engine === 'mongodb') {
    const { mongoAdapter } = await import('./mongoAdapter')
    return mongoAdapter(url)
  }
  const { embeddedAdapter } = await import('./embeddedAdapter')
  return embeddedAdapter(url)
}
