import type { PageState } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'
import type { TranslationState } from '@/domain/translations/states'

/** The state of a page's texts as a word; none for what is simply published. */
export const pageStates = {
  default: { label: 'Default text', tone: 'gray' },
  draft: { label: 'Draft', tone: 'amber' },
  changed: { label: 'Changed', tone: 'green' },
  published: null,
} as const satisfies Record<PageState, unknown>

/** What visitors see meanwhile. */
export const stateHints: Record<PageState, string> = {
  default: 'Visitors see the default text.',
  draft: 'Visitors see the default text until you publish.',
  changed: 'Visitors see the last published version until you publish.',
  published: 'Published.',
}

const translationHints: Record<TranslationState, string> = {
  missing: 'Nothing of this page is written in this language yet.',
  draft: 'Visitors read the last published translation until you publish.',
  outdated: 'Visitors read this translation. The original has changed since.',
  ready: 'Visitors read this translation.',
}

/** What visitors read of a translation meanwhile. */
export const translationHint = ({ state, isPublic }: EditedPage['translations'][number]): string =>
  state === 'draft' && !isPublic ? 'Visitors read nothing of it until you publish.' : translationHints[state]
