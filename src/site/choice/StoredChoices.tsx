import { savedPreferencesScript } from '@/domain/storedChoices'

/** Names the visitor's currency and theme on the root before anything is drawn. */
export function StoredChoices() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: savedPreferencesScript }} />
}
