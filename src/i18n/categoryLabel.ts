import type { Translate } from './messages'

/** The translated name of a blog category; unknown ones are shown as stored. */
export function categoryLabel(category: string, t: Translate): string {
  const key = `blogCategories.${category}`
  const name = t(key as 'blogCategories.Tutorials')
  return name === key ? category : name
}
