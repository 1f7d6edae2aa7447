import type { PageState } from '@/domain/pageTexts/pages'

/** The state of a page's texts as a word; none for what is simply published. */
export const pageStates = {
  default: { label: 'Default text', tone: 'grey' },
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
