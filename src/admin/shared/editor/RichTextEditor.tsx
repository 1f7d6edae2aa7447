'use client'

import {
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin'
import { useId, useState } from 'react'
import type { ControlProps } from '../forms/Field'
import { PicturePicker } from '../media/PicturePicker'
import { Behaviour } from './Behaviour'
import { setBlock } from './blocks'
import { $setHtml } from './fromHtml'
import { ImageDialog } from './ImageDialog'
import { $linkDraft, $putImage, $putLink, $removeLink } from './insert'
import { LeaveHint } from './LeaveHint'
import { LinkDialog } from './LinkDialog'
import { indentList } from './listIndent'
import { nodes } from './nodes/nodes'
import { Preview } from './Preview'
import { Sync } from './Sync'
import { Toolbar } from './Toolbar'
import type { Tool } from './tools'
import { useFormatState } from './useFormatState'
import { usePlace } from './usePlace'

interface Props {
  /** Sanitized HTML. */
  value: string
  onChange: (html: string) => void
  label: string
  control: Omit<ControlProps, 'className'>
}

type Asking =
  | { kind: 'link'; draft: ReturnType<typeof $linkDraft> }
  | { kind: 'image' }
  | { kind: 'files'; files: File[] }

function Surface({ value, onChange, label, control }: Props) {
  const [editor] = useLexicalComposerContext()
  const { state, canUndo, canRedo } = useFormatState(editor)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [characters, setCharacters] = useState(0)
  const [isPreview, setIsPreview] = useState(false)
  const [isReleased, setIsReleased] = useState(false)
  const hintId = useId()
  const place = usePlace(editor)
  const stop = () => setAsking(null)

  function ask(question: Asking) {
    place.leave()
    setAsking(question)
  }

  function apply({ action }: Tool) {
    if (action.kind === 'block') setBlock(editor, action.block, state.block)
    else if (action.kind === 'text') editor.dispatchCommand(FORMAT_TEXT_COMMAND, action.format)
    else if (action.kind === 'align')
      editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, action.alignment === 'left' ? '' : action.alignment)
    else if (action.kind === 'indent') indentList(editor, action.direction)
    else if (action.kind === 'undo') editor.dispatchCommand(UNDO_COMMAND, undefined)
    else if (action.kind === 'redo') editor.dispatchCommand(REDO_COMMAND, undefined)
    else if (action.kind === 'image') ask({ kind: 'image' })
    else ask({ kind: 'link', draft: editor.read($linkDraft) })
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
      <div hidden={isPreview} className="site-text">
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              {...control}
              aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
              aria-label={label}
              aria-multiline
              spellCheck
              className="prose min-h-[300px] p-4 outline-none sm:px-6"
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
      </div>
      {isPreview && (
        <div className="site-text min-h-[300px] p-4 sm:px-6">
          <Preview html={value} />
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-xs text-muted tabular-nums">
        <p>
          {characters.toLocaleString('en')} {characters === 1 ? 'character' : 'characters'}
        </p>
        <LeaveHint id={hintId} isReleased={isReleased} />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <Behaviour
        onTool={apply}
        onFiles={(files) => ask({ kind: 'files', files })}
        onRelease={setIsReleased}
      />
      <Sync value={value} onChange={onChange} onCount={setCharacters} />
      {asking?.kind === 'link' && (
        <LinkDialog
          {...asking.draft}
          onSave={(link) => place.change((at) => $putLink(link, at))}
          onRemove={() => place.change($removeLink)}
          onClose={stop}
        />
      )}
      {asking?.kind === 'image' && (
        <ImageDialog
          image={null}
          onSave={(image) => place.change((at) => $putImage(image, at))}
          onClose={stop}
        />
      )}
      {asking?.kind === 'files' && (
        <PicturePicker
          files={asking.files}
          isMultiple
          onPick={(pictures) => {
            for (const { url, alt } of pictures) place.change((at) => $putImage({ src: url, alt }, at))
          }}
          onClose={stop}
        />
      )}
    </div>
  )
}

/** The post editor (specification §5). Its value is HTML, as on the public page. */
export function RichTextEditor(props: Props) {
  const [config] = useState(() => ({
    namespace: 'post',
    nodes,
    theme: {
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
