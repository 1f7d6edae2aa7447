'use client'

import {
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  SKIP_DOM_SELECTION_TAG,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { useId, useMemo, useRef, useState } from 'react'
import type { ControlProps } from '../forms/Field'
import { acceptedTypes } from '../media/checkFile'
import { Behaviour } from './Behaviour'
import { setBlock } from './blocks'
import { CodeLanguage } from './CodeLanguage'
import { $setHtml } from './fromHtml'
import { $linkDraft, $putDivider } from './insert'
import { $codeAtCursor } from './keys'
import { LeaveHint } from './LeaveHint'
import { indentList } from './listIndent'
import { nodes } from './nodes/nodes'
import { Preview } from './Preview'
import { type Question, QuestionDialog } from './QuestionDialog'
import { SlashMenu } from './SlashMenu'
import { Sync } from './Sync'
import { TableToolbar } from './TableToolbar'
import { TextLength } from './TextLength'
import { Toolbar } from './Toolbar'
import { $changeTable, $putTable } from './tables'
import type { Tool } from './tools'
import { UploadForm } from './UploadForm'
import { UploadsContext } from './uploadsContext'
import { useFormatState } from './useFormatState'
import { usePlace } from './usePlace'
import { useTextUploads } from './useTextUploads'

interface Props {
  /** Sanitized HTML. */
  value: string
  onChange: (html: string) => void
  label: string
  control: Omit<ControlProps, 'className'>
}

/** Shown while there is no text. */
const hint = 'Write, or type / to insert something'

function Surface({ value, onChange, label, control }: Props) {
  const [editor] = useLexicalComposerContext()
  const { state, canUndo, canRedo } = useFormatState(editor)
  const [question, setQuestion] = useState<Question | null>(null)
  const [characters, setCharacters] = useState(0)
  const [isPreview, setIsPreview] = useState(false)
  const [isReleased, setIsReleased] = useState(false)
  const hintId = useId()
  const place = usePlace(editor)
  const { queue, stored, insert: insertFiles } = useTextUploads(place)
  const fileInput = useRef<HTMLInputElement>(null)
  const images = useMemo(() => ({ uploads: queue.uploads, stored }), [queue.uploads, stored])

  function ask(next: Question) {
    place.leave()
    setQuestion(next)
  }

  function apply({ action }: Tool) {
    if (action.kind === 'block') setBlock(editor, action.block, state.block)
    else if (action.kind === 'text') editor.dispatchCommand(FORMAT_TEXT_COMMAND, action.format)
    else if (action.kind === 'align')
      editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, action.alignment === 'left' ? '' : action.alignment)
    else if (action.kind === 'indent') indentList(editor, action.direction)
    else if (action.kind === 'undo') editor.dispatchCommand(UNDO_COMMAND, undefined)
    else if (action.kind === 'redo') editor.dispatchCommand(REDO_COMMAND, undefined)
    else if (action.kind === 'table') editor.update($putTable)
    else if (action.kind === 'divider') editor.update($putDivider)
    else if (action.kind === 'upload') fileInput.current?.click()
    else if (action.kind === 'image') ask({ kind: 'image' })
    else ask({ kind: 'link', draft: editor.read($linkDraft) })
  }

  /** A block that is chosen where it is already isn't undone, as the toolbar would. */
  function insert(tool: Tool) {
    if (tool.action.kind !== 'block' || tool.action.block !== state.block) apply(tool)
  }

  function chooseLanguage(language: string) {
    // The focus stays on the picker: in the text, the Enter that chose would add a line.
    const tag = SKIP_DOM_SELECTION_TAG
    editor.update(() => void $codeAtCursor()?.code.setLanguage(language), { tag })
  }

  function togglePreview() {
    editor.setEditable(isPreview)
    setIsPreview(!isPreview)
  }

  return (
    <div className="rounded-md border border-edge has-[[contenteditable]:focus-visible]:outline-2 has-[[contenteditable]:focus-visible]:outline-offset-1 has-[[contenteditable]:focus-visible]:outline-accent has-aria-invalid:border-danger">
      <Toolbar
        controls={control.id}
        state={state}
        canUndo={canUndo}
        canRedo={canRedo}
        isPreview={isPreview}
        onTool={apply}
        onPreview={togglePreview}
      />
      {state.isTable && !isPreview && (
        <TableToolbar
          controls={control.id}
          onChange={(change) => editor.update(() => $changeTable(change))}
        />
      )}
      {state.language !== null && !isPreview && (
        <CodeLanguage language={state.language} onChange={chooseLanguage} />
      )}
      <div hidden={isPreview} className="site-text relative">
        <UploadsContext value={images}>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                {...control}
                aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
                aria-label={label}
                aria-multiline
                spellCheck
                aria-placeholder={hint}
                placeholder={
                  <p
                    aria-hidden
                    className="prose pointer-events-none absolute inset-x-0 top-0 p-4 text-muted sm:px-6"
                  >
                    {hint}
                  </p>
                }
                className="prose min-h-[300px] p-4 outline-none sm:px-6"
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </UploadsContext>
      </div>
      {isPreview && (
        <div className="site-text min-h-[300px] p-4 sm:px-6">
          <Preview html={value} />
        </div>
      )}
      {queue.uploads.length > 0 && <UploadForm queue={queue} onLeave={() => editor.focus()} />}
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label="Images to upload into the text"
        onChange={({ target }) => {
          insertFiles([...(target.files ?? [])])
          // Lets the same file be chosen again after it was removed.
          target.value = ''
        }}
      />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-xs text-muted tabular-nums">
        <TextLength characters={characters} html={value} />
        <LeaveHint id={hintId} isReleased={isReleased} hasTables />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <TablePlugin
        hasTabHandler={false}
        hasCellMerge={false}
        hasCellBackgroundColor={false}
        hasHorizontalScroll
      />
      <Behaviour onTool={apply} onFiles={insertFiles} onRelease={setIsReleased} />
      <SlashMenu onTool={insert} />
      <Sync value={value} onChange={onChange} onCount={setCharacters} />
      {question && <QuestionDialog question={question} place={place} onClose={() => setQuestion(null)} />}
    </div>
  )
}

/** The post editor (specification §5). Its value is HTML, as on the public page. */
export function RichTextEditor(props: Props) {
  const [config] = useState(() => ({
    namespace: 'post',
    nodes,
    theme: {
      tableScrollableWrapper: 'table-region',
      tableSelection: 'selected-table',
      tableCellSelected: 'selected-cell',
      text: {
        underline: 'underline',
        strikethrough: 'line-through',
        underlineStrikethrough: 'struck-underline',
      },
    },
    editorState: (editor: Parameters<typeof $setHtml>[0]) => $setHtml(editor, props.value),
    onError(error: Error) {
      throw error
    },
  }))
  return (
    <LexicalComposer initialConfig={config}>
      <Surface {...props} />
    </LexicalComposer>
  )
}
