import type { Translate } from '@/i18n/messages'

/** The translated name of a stored category; unknown ones stay as they are. */
export function categoryName(value: string, t: Translate): string {
  const key = `categories.${value}`
  const name = t(key as 'categories.cms')
  return name === key ? value : name
}
