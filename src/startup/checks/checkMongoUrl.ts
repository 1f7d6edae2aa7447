import { redactCredentials } from '@/errors/redactCredentials'
import { SettingsError } from '@/errors/SettingsError'

/**
 * Has the driver read the URL, without connecting.
 * @throws {SettingsError} if it has an option that the driver doesn't know, or an invalid value
 */
export async function checkMongoUrl(url: string): Promise<void> {
  // Not with this file: SQLite starts without the driver.
  const { MongoClient } = await import('mongodb')
  try {
    new MongoClient(url)
  } catch (error) {
    const reason = redactCredentials((error as Error).message).replace(/\.$/, '')
    throw new SettingsError(`The setting DATABASE_URL can't be used: ${reason}.`)
  }
}
