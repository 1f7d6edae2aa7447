import { savedPreferencesScript } from '@/domain/storedChoices'

/** Sets the visitor's currency and theme on the root before the first paint. */
export function StoredChoices() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: savedPreferencesScript }} />
}
