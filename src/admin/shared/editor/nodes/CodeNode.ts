import {
  $applyNodeReplacement,
  $createLineBreakNode,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getState,
  $setState,
  createState,
  ElementNode,
  type LexicalNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { languageOf } from '@/rich-text/hoistToBody'

const plainLanguage = 'plaintext'

const languageState = createState('language', {
  parse: (value) => (typeof value === 'string' && value ? value : plainLanguage),
})

/** Text as the nodes that a block of code holds.  */
function $codeText(text: string): LexicalNode[] {
  const parts = text.replace(/\r\n?/g, '\n').split(/([\n\t])/)
  return parts.filter(Boolean).map((part) => {
    if (part === '\n') return $createLineBreakNode()
    return part === '\t' ? $createTabNode() : $createTextNode(part)
  })
}

/** A block of code: text and line ends alone. */
export class CodeNode extends ElementNode {
  override $config() {
    return this.config('code', {
      extends: ElementNode,
      stateConfigs: [languageState],
      importDOM: {
        pre: () => ({
          priority: 2,
          conversion: (pre: HTMLElement) => ({
            node: $createCodeNode(languageOf(pre)),
            // Its text as it is: colours and other markup of whatever showed it go.
            after: () => $codeText(pre.textContent ?? ''),
          }),
        }),
      },
    })
  }

  override createDOM(): HTMLElement {
    const pre = document.createElement('pre')
    pre.spellcheck = false
    return pre
  }

  override updateDOM(): boolean {
    return false
  }

  getLanguage(): string {
    return $getState(this, languageState)
  }

  setLanguage(language: string): this {
    return $setState(this, languageState, language)
  }

  override canIndent(): false {
    return false
  }

  /** Code at the beginning of which one deletes backwards is a paragraph again. */
  override collapseAtStart(): boolean {
    const paragraph = $createParagraphNode()
    paragraph.append(...this.getChildren())
    this.replace(paragraph)
    return true
  }

  override insertNewAfter(_selection: RangeSelection, restoreSelection = true) {
    const paragraph = $createParagraphNode()
    this.insertAfter(paragraph, restoreSelection)
    return paragraph
  }
}

export const $createCodeNode = (language = plainLanguage) =>
  $applyNodeReplacement(new CodeNode().setLanguage(language))

export const $isCodeNode = (node: unknown): node is CodeNode => node instanceof CodeNode
