import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { $getRoot, type SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import type { SanitizedConfig } from 'payload'
import type { BlogPost } from '../payload-types'
import { cleanDom } from './cleanDom'
import { extractBlocks, type LiftedNode, placeholderIndex } from './extractBlocks'
import { quoteImport } from './quoteState'
import { checkElements, checkSize } from './size'
import { lexicalToHtml } from './toHtml'

/** Rich text as it is stored. */
export type RichText = BlogPost['content']

interface ParentNode extends SerializedLexicalNode {
  children?: SerializedLexicalNode[]
  text?: unknown
}

function blockFor(node: ParentNode, blocks: LiftedNode[]): LiftedNode | undefined {
  const [only, ...others] = (node.children ?? []) as ParentNode[]
  const index = others.length ? undefined : placeholderIndex(only?.text)
  return index === undefined ? undefined : blocks[index]
}

/** Payload's `convertHTMLToLexical`, with the sources of quotations. */
function stateOf(document: Document, { editorConfig }: LexicalRichTextAdapter) {
  const editor = createHeadlessEditor({
    nodes: getEnabledNodes({ editorConfig }),
    html: { import: quoteImport },
  })
  const insert = () => void $getRoot().select().insertNodes($generateNodesFromDOM(editor, document))
  editor.update(insert, { discrete: true })
  return editor.getEditorState().toJSON()
}

async function convert(html: string, config: SanitizedConfig): Promise<RichText> {
  checkSize(html)
  // Slow to load, and only needed for writing.
  const { JSDOM } = await import('jsdom')
  const { document } = new JSDOM(html).window
  checkElements(document)
  cleanDom(document)
  const blocks = extractBlocks(document)
  const state = stateOf(document, config.editor as LexicalRichTextAdapter)
  const root = state.root as { children: SerializedLexicalNode[] }
  root.children = root.children.map((node) => blockFor(node, blocks) ?? node)
  return state as unknown as RichText
}

/** Removing elements can create neighbors that the editor merges on reading, so this repeats until nothing changes. */
const passes = 4

/**
 * Converts HTML, sanitized or not, to rich text that converts back to itself. Nothing is executed or fetched.
 * @throws {RichTextError} if there are more elements or deeper nesting than in any real text
 */
export async function htmlToLexical(html: string, config: SanitizedConfig): Promise<RichText> {
  let content = await convert(html, config)
  for (let pass = 1; pass < passes; pass += 1) {
    const read = lexicalToHtml(content)
    const again = await convert(read, config)
    if (lexicalToHtml(again) === read) break
    content = again
  }
  return content
}
