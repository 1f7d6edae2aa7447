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
import { codeLabel } from '@/domain/codeLanguages'
import { languageOf } from '@/rich-text/hoistToBody'

const plainLanguage = 'plaintext'

const languageState = createState('language', {
  parse: (value) => (typeof value === 'string' && value ? value : plainLanguage),
})

/** Converts text to the nodes of a code block. */
function $codeText(text: string): LexicalNode[] {
  const parts = text.replace(/\r\n?/g, '\n').split(/([\n\t])/)
  return parts.filter(Boolean).map((part) => {
    if (part === '\n') return $createLineBreakNode()
    return part === '\t' ? $createTabNode() : $createTextNode(part)
  })
}

/** As on the site. */
function showLanguage(pre: HTMLElement, code: CodeNode): void {
  const label = codeLabel(code.getLanguage())
  if (label) pre.dataset.language = label
  else delete pre.dataset.language
}

/** A code block: only text and line breaks. */
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
            // Plain text only: colors and other markup are dropped.
            after: () => $codeText(pre.textContent ?? ''),
          }),
        }),
      },
    })
  }

  override createDOM(): HTMLElement {
    const pre = document.createElement('pre')
    pre.spellcheck = false
    showLanguage(pre, this)
    return pre
  }

  override updateDOM(_before: this, pre: HTMLElement): boolean {
    showLanguage(pre, this)
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

  /** Backspace at the beginning turns code back into a paragraph. */
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
