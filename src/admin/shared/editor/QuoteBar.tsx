'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import type { QuoteSource } from '@/domain/quoteSource'
import { $sourceOf } from '@/rich-text/quoteState'
import { Button } from '../ui/Button'
import { $putSource } from './insert'
import { QuoteDialog } from './QuoteDialog'
import { $quoteAtCursor, showSources } from './quotes'
import { usePlace } from './usePlace'

/** Shows the source of the quote at the cursor, and edits it. Also part of Payload's editor. */
export function QuoteBar() {
  const [editor] = useLexicalComposerContext()
  const place = usePlace(editor)
  const [quote, setQuote] = useState<{ source: QuoteSource | null } | null>(null)
  const [isEditing, setIsEditing] = useState(false)

  useEffect(() => showSources(editor), [editor])
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const source = editorState.read(() => {
          const found = $quoteAtCursor()
          return found ? $sourceOf(found) : undefined
        })
        setQuote((before) => {
          if (source === undefined) return null
          return before && before.source === source ? before : { source }
        })
      }),
    [editor],
  )

  if (!quote) return null
  return (
    <div className="frontdesk flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-1.5 py-1 text-sm text-ink">
      <Button
        variant="quiet"
        className="min-h-8 px-2.5 font-normal"
        // Keeps the cursor in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          place.leave()
          setIsEditing(true)
        }}
      >
        {quote.source ? 'Edit source' : 'Add source'}
      </Button>
      {quote.source && (
        <span className="min-w-0 text-muted wrap-anywhere">
          {[quote.source.name, quote.source.url].filter(Boolean).join(' · ')}
        </span>
      )}
      {isEditing && (
        <QuoteDialog
          source={quote.source}
          onSave={(source) => place.change((at) => $putSource(source, at))}
          onClose={() => setIsEditing(false)}
        />
      )}
    </div>
  )
}
