'use client'

import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { use, useId, useMemo, useRef, useState } from 'react'
import { toast } from '@/toast/toast'
import { CommentsContext } from '../comments/CommentsContext'
import { nothingSelected } from '../comments/nothingSelected'
import type { ControlProps } from '../forms/Field'
import { FilesInput } from '../media/FilesInput'
import { applyTool } from './applyTool'
import { Behavior } from './Behavior'
import { EditorBars } from './EditorBars'
import type { Found } from './find/FindBar'
import { $textIndex } from './find/textIndex'
import { $setHtml } from './fromHtml'
import { LeaveHint } from './LeaveHint'
import { html as conversions, nodes } from './nodes/nodes'
import { Preview } from './Preview'
import { $anchorAtSelection } from './passages/anchor'
import { Passages } from './passages/Passages'
import { type Question, QuestionDialog } from './QuestionDialog'
import { SlashMenu } from './SlashMenu'
import { Sync } from './Sync'
import { TextLength } from './TextLength'
import { TextSurface } from './TextSurface'
import type { Tool } from './tools'
import { UploadForm } from './UploadForm'
import { UploadsContext } from './uploadsContext'
import { useFormatState } from './useFormatState'
import { usePlace } from './usePlace'
import { useTextUploads } from './useTextUploads'

interface Props {
  /** The name of its field. */
  name: string
  /** Sanitized HTML. */
  value: string
  onChange: (html: string) => void
  label: string
  control: Omit<ControlProps, 'className'>
}

function Surface({ name, value, onChange, label, control }: Props) {
  const [editor] = useLexicalComposerContext()
  const { state, canUndo, canRedo } = useFormatState(editor)
  const [question, setQuestion] = useState<Question | null>(null)
  const [characters, setCharacters] = useState(0)
  const [found, setFound] = useState<Found | null>(null)
  const [isPreview, setIsPreview] = useState(false)
  const [isReleased, setIsReleased] = useState(false)
  const hintId = useId()
  const place = usePlace(editor)
  const { queue, stored, insert: insertFiles } = useTextUploads(place)
  const comments = use(CommentsContext)
  const fileInput = useRef<HTMLInputElement>(null)
  const images = useMemo(() => ({ uploads: queue.uploads, stored }), [queue.uploads, stored])

  function apply(tool: Tool) {
    applyTool(editor, tool, state, {
      ask(next) {
        place.leave()
        setQuestion(next)
      },
      chooseFiles: () => fileInput.current?.click(),
      comment,
      find: (words) => setFound((before) => ({ words, key: (before?.key ?? 0) + 1 })),
    })
  }

  function comment() {
    const anchor = editor.read(() => $anchorAtSelection($textIndex()))
    if (anchor) {
      place.leave()
      comments?.write({ field: name, anchor })
    } else if (comments) toast(nothingSelected)
  }

  /** A block that is chosen where it is already isn't undone, as the toolbar would. */
  function insert(tool: Tool) {
    if (tool.action.kind !== 'block' || tool.action.block !== state.block) apply(tool)
  }

  function togglePreview() {
    editor.setEditable(isPreview)
    setIsPreview(!isPreview)
  }

  return (
    <div className="rounded-md border border-edge has-[[contenteditable]:focus-visible]:outline-2 has-[[contenteditable]:focus-visible]:outline-offset-1 has-[[contenteditable]:focus-visible]:outline-accent has-aria-invalid:border-danger">
      <EditorBars
        controls={control.id}
        state={state}
        canUndo={canUndo}
        canRedo={canRedo}
        isPreview={isPreview}
        onTool={apply}
        onPreview={togglePreview}
        found={found}
        onFindClose={() => setFound(null)}
      />
      <div hidden={isPreview} className="site-text relative">
        <UploadsContext value={images}>
          <TextSurface label={label} control={control} hintId={hintId} />
        </UploadsContext>
      </div>
      {isPreview && (
        <div className="site-text min-h-[300px] p-4 sm:px-6">
          <Preview html={value} />
        </div>
      )}
      {queue.uploads.length > 0 && <UploadForm queue={queue} onLeave={() => editor.focus()} />}
      <FilesInput input={fileInput} label="Images to upload into the text" onFiles={insertFiles} />
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
      <Behavior onTool={apply} onFiles={insertFiles} onRelease={setIsReleased} />
      <SlashMenu onTool={insert} />
      <Sync value={value} onChange={onChange} onCount={setCharacters} />
      {comments && <Passages comments={comments} name={name} onComment={comment} />}
      {question && <QuestionDialog question={question} place={place} onClose={() => setQuestion(null)} />}
    </div>
  )
}

/** The post editor (specification §5). Its value is HTML, as on the public page. */
export function RichTextEditor(props: Props) {
  const [config] = useState(() => ({
    namespace: 'post',
    nodes,
    html: conversions,
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
