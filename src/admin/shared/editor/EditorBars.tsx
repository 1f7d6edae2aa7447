'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import type { ComponentProps } from 'react'
import { CodeLanguage } from './CodeLanguage'
import { QuoteBar } from './QuoteBar'
import { TableToolbar } from './TableToolbar'
import { Toolbar } from './Toolbar'
import { $changeTable } from './tables'

/** The toolbar, and below it what belongs to the block at the cursor. They stay in view in a long text. */
export function EditorBars(props: ComponentProps<typeof Toolbar>) {
  const [editor] = useLexicalComposerContext()
  const { controls, state, isPreview } = props
  return (
    <div className="sticky top-[var(--toolbar-top,-16px)] z-1 short:static">
      <Toolbar {...props} />
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
