import { savedPreferencesScript } from '@/domain/savedPreferencesScript'

/** Sets the visitor's currency and theme on the root before the first paint. */
export function SavedPreferencesScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: savedPreferencesScript }} />
}
