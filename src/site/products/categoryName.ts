import type { Translate } from '@/i18n/messages'

/** The translated name of a stored category; unknown ones are shown as stored. */
export function categoryName(value: string, t: Translate): string {
  const key = `categories.${value}`
  const name = t(key as 'categories.cms')
  return name === key ? value : name
}
