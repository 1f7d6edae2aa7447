import path from 'node:path'
import { followLinks } from '@/database/sqliteFile'
import { SettingsError } from '@/errors/SettingsError'
import { mediaFolder } from '@/ops/media/mediaStoreOf'

/**
 * Refuses a place in the folder of uploaded files: anyone can read those, and a restore replaces the folder.
 * @param name the setting or option that names the place, such as `The setting BACKUP_DIR`
 * @throws {SettingsError} if it is in that folder, directly or through links
 */
export function refuseInMedia(name: string, place: string, dataDir: string): void {
  const media = mediaFolder({ dataDir })
  const [real, realMedia] = [followLinks(place), followLinks(media)]
  if (real === realMedia || real.startsWith(realMedia + path.sep))
    throw new SettingsError(
      `${name} can't be ${place}, because the files in ${media} are public. Choose a place outside it.`,
    )
}
