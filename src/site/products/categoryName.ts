import type { Translate } from '@/i18n/messages'

/** A stored category by its name in the language; one that is unknown as it is. */
export function categoryName(value: string, t: Translate): string {
  const key = `categories.${value}`
  const name = t(key as 'categories.cms')
  return name === key ? value : name
}
