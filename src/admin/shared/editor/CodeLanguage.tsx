'use client'

import { SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { codeLanguages, knownLanguage } from '@/domain/codeLanguages'
import { Select } from '../ui/Select'
import { $codeAtCursor } from './keys'

/** The language of the code block at the cursor, which the site shows and highlights. */
export function CodeLanguage({ language }: { language: string }) {
  const [editor] = useLexicalComposerContext()
  const value = knownLanguage(language)
  const isOffered = codeLanguages.some((choice) => choice.value === value)
  const choices = isOffered ? codeLanguages : [...codeLanguages, { value, label: value }]

  function choose(next: string) {
    // The focus stays on the picker: in the text, the Enter that chose would add a line.
    const tag = SKIP_DOM_SELECTION_TAG
    editor.update(() => void $codeAtCursor()?.code.setLanguage(next), { tag })
  }

  return (
    <div className="border-b border-line bg-raised px-1.5 py-1">
      <Select label="Code language" value={value} choices={choices} onChange={choose} />
    </div>
  )
}
