import { contentLimits } from '../domain/categories'
import { sliceText } from '../domain/sliceText'
import { withoutForbidden } from './collapseSpaces'

/** One line of text within the limit of a caption. */
export const oneLine = (text: string) =>
  sliceText(withoutForbidden(text).replace(/\s+/g, ' ').trim(), 0, contentLimits.caption).trim()
