import { targetOf } from '@/database/target'
import { SettingsError } from '@/errors/SettingsError'
import { mediaFolder } from '@/ops/media/mediaStoreOf'
import type { Settings } from '@/settings'
import { checkFolder } from './checkFolder'
import { checkMongoUrl } from './checkMongoUrl'
import { checkSqliteFile } from './checkSqliteFile'
import { refuseInMedia } from './refuseInMedia'

/**
 * Checks whether a server can work with the settings on this machine.
 * @throws {SettingsError} with one sentence about the first problem
 */
export async function checkStart(settings: Settings, env: Record<string, string | undefined>): Promise<void> {
  if (settings.mode === 'real' && !env.SITE_URL)
    throw new SettingsError(
      "The setting SITE_URL is required when PAYLOAD_SECRET is set. It is the site's public address, such as https://example.com.",
    )
  checkFolder('The setting DATA_DIR', settings.dataDir)
  // It may belong to someone else than the folder around it, such as after a restore by root.
  if (!settings.bucket) checkFolder('The setting DATA_DIR', mediaFolder(settings))
  refuseInMedia('The setting BACKUP_DIR', settings.backup.dir, settings.dataDir)
  checkFolder('The setting BACKUP_DIR', settings.backup.dir)
  const target = targetOf(settings.databaseUrl)
  if (target.engine === 'mongodb') return checkMongoUrl(target.url)
  refuseInMedia('The setting DATABASE_URL', target.file, settings.dataDir)
  checkSqliteFile(target.file)
}
