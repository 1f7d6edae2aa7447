'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { IndentDecrease, IndentIncrease } from 'lucide-react'
import { useEffect, useId } from 'react'
import { LeaveHint } from '../shared/editor/LeaveHint'
import { $canIndent, $canOutdent, indentList, onListTab } from '../shared/editor/listIndent'

/** Makes Tab indent lists, with a hint on how to leave the text. Here Esc alone moves the focus out. */
function ListIndent() {
  const [editor] = useLexicalComposerContext()
  const id = useId()
  useEffect(() => onListTab(editor), [editor])
  useEffect(
    () =>
      editor.registerRootListener((root, before) => {
        before?.removeAttribute('aria-describedby')
        root?.setAttribute('aria-describedby', id)
      }),
    [editor, id],
  )
  return (
    <p className="frontdesk mt-1.5 text-xs text-muted">
      <LeaveHint id={id} />
    </p>
  )
}

const groups = [
  {
    type: 'buttons' as const,
    key: 'indent',
    // After the alignment buttons, in the place of Payload's own.
    order: 35,
    items: [
      {
        key: 'indentDecrease',
        ChildComponent: () => <IndentDecrease aria-hidden size={18} strokeWidth={1.5} />,
        label: 'Decrease indent',
        isEnabled: $canOutdent,
        onSelect: ({ editor }: { editor: Parameters<typeof indentList>[0] }) => indentList(editor, 'out'),
        order: 1,
      },
      {
        key: 'indentIncrease',
        ChildComponent: () => <IndentIncrease aria-hidden size={18} strokeWidth={1.5} />,
        label: 'Increase indent',
        isEnabled: $canIndent,
        onSelect: ({ editor }: { editor: Parameters<typeof indentList>[0] }) => indentList(editor, 'in'),
        order: 2,
      },
    ],
  },
]

export const ListIndentClient = createClientFeature({
  plugins: [{ Component: ListIndent, position: 'bottom' }],
  toolbarFixed: { groups },
  toolbarInline: { groups },
})
