import { $getRoot, createEditor, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setHtml } from './fromHtml'
import { html, nodes } from './nodes/nodes'

/** An editor with this text, its caret at the end, and with what the plugins under test register. */
export function editorWith(text: string, ...register: ((editor: LexicalEditor) => unknown)[]): LexicalEditor {
  const onError = (error: Error) => {
    throw error
  }
  const editor = createEditor({ nodes, html, onError })
  for (const plugin of [registerRichText, ...register]) plugin(editor)
  editor.update(() => $setHtml(editor, text), { discrete: true })
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}
