import config from '@payload-config'
import { getPayload } from 'payload'
import { bridge } from '../front/bridge'

/** Brings the database up: connects, migrates, makes the first admin, fills an empty demo. */
export async function prepare(): Promise<void> {
  const payload = await getPayload({ config, cron: true })
  bridge.checkDatabase = async () => {
    await payload.db.findOne({ collection: 'users', where: {} })
  }
  bridge.close = () => payload.destroy()
}
