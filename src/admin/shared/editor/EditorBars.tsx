'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import type { ComponentProps } from 'react'
import { CodeLanguage } from './CodeLanguage'
import { FindBar, type Found } from './find/FindBar'
import { QuoteBar } from './QuoteBar'
import { TableToolbar } from './TableToolbar'
import { Toolbar } from './Toolbar'
import { $changeTable } from './tables'

interface Props extends ComponentProps<typeof Toolbar> {
  /** What is to be found at first; null while the find bar is closed. */
  found: Found | null
  onFindClose: () => void
}

/** The toolbar, and below it what belongs to the block at the cursor. They stay in view in a long text. */
export function EditorBars({ found, onFindClose, ...props }: Props) {
  const [editor] = useLexicalComposerContext()
  const { controls, state, isPreview } = props
  return (
    <div className="sticky top-[var(--toolbar-top,-16px)] z-1 short:static">
      <Toolbar {...props} />
      {found && !isPreview && <FindBar key={found.key} initial={found.words} onClose={onFindClose} />}
      {state.isTable && !isPreview && (
        <TableToolbar controls={controls} onChange={(change) => editor.update(() => $changeTable(change))} />
      )}
      {state.language !== null && !isPreview && <CodeLanguage language={state.language} />}
      <div hidden={isPreview}>
        <QuoteBar />
      </div>
    </div>
  )
}
