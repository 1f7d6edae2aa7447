import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  type TextMatchTransformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createTextNode, type EditorState, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import {
  $createHorizontalRuleNode,
  HorizontalRuleNode,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalHorizontalRuleNode'
import { linkAddress } from './address'
import { $codeAtCursor } from './keys'
import { $createCodeNode, CodeNode } from './nodes/CodeNode'

/** The editor's text is never written as Markdown. */
const noExport = () => null

/** `# ` to `### `: the site's headings. */
const heading: ElementTransformer = { ...HEADING, regExp: /^(#{1,3})\s/ }

/** ```` ```ts ```` and a space or Enter. */
const code: ElementTransformer = {
  type: 'element',
  dependencies: [CodeNode],
  export: noExport,
  regExp: /^```([\w+#.-]{0,40}) ?/,
  triggerOnEnter: true,
  replace(parent, children, [, language]) {
    const block = $createCodeNode(language || undefined).append(...children)
    parent.replace(block)
    block.select(0, 0)
  },
}

/** `---` and a space or Enter. */
const rule: ElementTransformer = {
  type: 'element',
  dependencies: [HorizontalRuleNode],
  export: noExport,
  regExp: /^(?:---|\*\*\*|___) ?/,
  triggerOnEnter: true,
  replace(parent) {
    parent.insertBefore($createHorizontalRuleNode())
    parent.select(0, 0)
  },
}

/** `[text](url)`; a URL that the link dialog would refuse stays text. */
const link: TextMatchTransformer = {
  type: 'text-match',
  dependencies: [LinkNode],
  regExp: /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)$/,
  trigger: ')',
  replace(node, [, text = '', url = '']) {
    const address = linkAddress(url)
    if (!address) return
    const words = $createTextNode(text).setFormat(node.getFormat())
    node.replace($createLinkNode(address).append(words))
  },
}

/** Bold before italic, because their marks begin alike. */
const transformers = [
  heading,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  code,
  rule,
  INLINE_CODE,
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  STRIKETHROUGH,
  link,
]

/**
 * Formats Markdown while it is typed; undo brings the typed characters back. Not in code, whose node Lexical doesn't
 * know.
 * @returns a function that unregisters it
 */
export function registerMarkdown(editor: LexicalEditor): () => void {
  let stop: (() => void) | undefined
  function follow(state: EditorState) {
    if (state.read(() => $codeAtCursor() !== null)) {
      stop?.()
      stop = undefined
    } else stop ??= registerMarkdownShortcuts(editor, transformers)
  }
  const stopFollowing = editor.registerUpdateListener(({ editorState }) => follow(editorState))
  follow(editor.getEditorState())
  return () => {
    stopFollowing()
    stop?.()
  }
}
