import { getHTMLDiffComponents } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { escapeHtml } from '@/domain/escape'
import { valueText } from '@/domain/valueText'

const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

const tags = { create: 'ins', delete: 'del' }

/** Screen readers tell an insertion from a deletion by its element. */
const named = (html: string) =>
  html.replace(
    /<span data-match-type="(create|delete)">(.*?)<\/span>/gs,
    (_, type: keyof typeof tags, text) => `<${tags[type]}>${text}</${tags[type]}>`,
  )

/** Two values of a field as text, with what was taken out and put in marked. */
export function compareTexts(before: unknown, after: unknown): { before: ReactNode; after: ReactNode } {
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraphs(valueText(before)),
    toHTML: paragraphs(valueText(after)),
    postProcess: named,
    tokenizeByCharacter: false,
  })
  return { before: From, after: To }
}
