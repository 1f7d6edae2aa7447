import { convertHTMLToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { SanitizedConfig } from 'payload'
import type { BlogPost } from '../payload-types'
import { cleanDom } from './cleanDom'
import { extractBlocks, type LiftedNode, placeholderIndex } from './extractBlocks'
import { checkSize } from './size'
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

async function convert(html: string, config: SanitizedConfig): Promise<RichText> {
  checkSize(html)
  // Slow to load, and only needed for writing.
  const { JSDOM } = await import('jsdom')
  const { document } = new JSDOM(html).window
  cleanDom(document)
  const blocks = extractBlocks(document)
  const { editorConfig } = config.editor as LexicalRichTextAdapter
  const state = convertHTMLToLexical({ editorConfig, html: document.body.innerHTML, JSDOM })
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
