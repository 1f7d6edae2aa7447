import { contentLimits } from '../domain/categories'
import { withoutForbidden } from './collapseSpaces'

/** One line of text within the limit of a caption. */
export const oneLine = (text: string) =>
  withoutForbidden(text)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, contentLimits.caption)
    // Half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
