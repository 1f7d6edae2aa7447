import type { Translate } from '@/i18n/messages'

/** A category of the blog by its name in the language; one that is unknown as it is. */
export function categoryLabel(category: string, t: Translate): string {
  const key = `blogCategories.${category}`
  const name = t(key as 'blogCategories.Tutorials')
  return name === key ? category : name
}
