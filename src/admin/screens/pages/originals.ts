import type { Locale } from '@/domain/locales'
import type { EditedPage } from '@/domain/translations/editedPage'

/** What a text is translated from. */
export interface Original {
  text: string
  lang: Locale
  /** It has changed since it was translated. */
  isChanged: boolean
}

/** Finds the original of a page's text by its path, such as `questions/<row>/answer`; none in the original's language. */
export const originalsOf =
  ({ original, originalLanguage }: EditedPage) =>
  (path: string): Original | undefined => {
    const text = original?.texts[path]
    if (!original || text === undefined) return undefined
    return {
      text: [text].flat().join('\n'),
      lang: originalLanguage,
      isChanged: original.changed.includes(path),
    }
  }
