import type { SanitizedConfig } from 'payload'
import { getCms } from '@/runtime/cms'

/**
 * The running CMS's config, for Payload's screens: importing `payload.config.ts` for them would load all hooks and
 * adapters a second time (decision 001). Development does, to apply changes without a restart.
 */
export async function getConfig(): Promise<SanitizedConfig> {
  if (process.env.NODE_ENV !== 'production') return (await import('@payload-config')).default
  return (await getCms()).config
}
