import type { TextFormatType } from '@payloadcms/richtext-lexical/lexical'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  ImagePlus,
  ImageUp,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquarePlus,
  Minus,
  Pilcrow,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  TextSearch,
  Underline,
  Undo2,
} from 'lucide-react'
import type { Alignment, BlockType, FormatState } from './formatState'

type Action =
  | { kind: 'block'; block: BlockType }
  | { kind: 'text'; format: TextFormatType }
  | { kind: 'align'; alignment: Alignment }
  | { kind: 'indent'; direction: 'in' | 'out' }
  | { kind: 'link' | 'image' | 'upload' | 'table' | 'divider' | 'undo' | 'redo' | 'find' | 'comment' }

export interface Tool {
  label: string
  icon: LucideIcon
  action: Action
  /** As shown to users; `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string
  /** Other words that find it in the slash menu; tools without any aren't listed there. */
  words?: string
}

const block = (label: string, icon: LucideIcon, type: BlockType, words: string, keys?: string): Tool => ({
  label,
  icon,
  action: { kind: 'block', block: type },
  words,
  ...(keys && { keys }),
})

const text = (label: string, icon: LucideIcon, format: TextFormatType, keys: string): Tool => ({
  label,
  icon,
  action: { kind: 'text', format },
  keys,
})

const align = (label: string, icon: LucideIcon, alignment: Alignment): Tool => ({
  label,
  icon,
  action: { kind: 'align', alignment },
})

/** The toolbar, group by group: specification §5, plus what developers need. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    block('Heading 1', Heading1, 'h1', 'h1 title', 'Mod+Alt+1'),
    block('Heading 2', Heading2, 'h2', 'h2 section', 'Mod+Alt+2'),
    block('Heading 3', Heading3, 'h3', 'h3 subsection', 'Mod+Alt+3'),
    block('Paragraph', Pilcrow, 'paragraph', 'text plain', 'Mod+Alt+0'),
  ],
  [
    text('Bold', Bold, 'bold', 'Mod+B'),
    text('Italic', Italic, 'italic', 'Mod+I'),
    text('Underline', Underline, 'underline', 'Mod+U'),
    text('Strikethrough', Strikethrough, 'strikethrough', 'Mod+Shift+X'),
    text('Inline code', Code, 'code', 'Mod+E'),
  ],
  [
    block('Bullet list', List, 'bullet', 'ul unordered', 'Mod+Shift+8'),
    block('Numbered list', ListOrdered, 'number', 'ol ordered', 'Mod+Shift+7'),
    {
      label: 'Decrease indent',
      icon: IndentDecrease,
      action: { kind: 'indent', direction: 'out' },
      keys: 'Mod+[',
    },
    {
      label: 'Increase indent',
      icon: IndentIncrease,
      action: { kind: 'indent', direction: 'in' },
      keys: 'Mod+]',
    },
    block('Quote', TextQuote, 'quote', 'blockquote citation'),
  ],
  [
    align('Align left', AlignLeft, 'left'),
    align('Align center', AlignCenter, 'center'),
    align('Align right', AlignRight, 'right'),
  ],
  [
    { label: 'Insert link', icon: Link, action: { kind: 'link' }, keys: 'Mod+K' },
    { label: 'Insert image', icon: ImagePlus, action: { kind: 'image' }, words: 'picture photo url library' },
    { label: 'Upload image', icon: ImageUp, action: { kind: 'upload' }, words: 'picture photo file' },
    block('Code block', SquareCode, 'code', 'pre snippet program'),
    { label: 'Insert table', icon: Table, action: { kind: 'table' }, words: 'grid rows columns' },
    { label: 'Insert divider', icon: Minus, action: { kind: 'divider' }, words: 'hr horizontal rule line' },
  ],
  [
    { label: 'Undo', icon: Undo2, action: { kind: 'undo' }, keys: 'Mod+Z' },
    { label: 'Redo', icon: Redo2, action: { kind: 'redo' }, keys: 'Mod+Shift+Z' },
    // Ctrl+F is the browser's.
    { label: 'Find and replace', icon: TextSearch, action: { kind: 'find' }, keys: 'Mod+Shift+F' },
    { label: 'Comment', icon: MessageSquarePlus, action: { kind: 'comment' }, keys: 'Mod+Alt+M' },
  ],
]

/** The tools of the slash menu. */
const insertions = toolGroups.flat().filter(({ words }) => words)

/** The tools that have a word for each typed one, by its beginning. */
export const findInsertions = (query: string): readonly Tool[] => {
  const typed = query.toLowerCase().split(' ').filter(Boolean)
  return insertions.filter(({ label, words }) => {
    const known = `${label} ${words}`.toLowerCase().split(' ')
    return typed.every((start) => known.some((word) => word.startsWith(start)))
  })
}

/** Whether a tool is active at the cursor; undefined for tools without a state. */
export function isPressed({ action }: Tool, state: FormatState): boolean | undefined {
  if (action.kind === 'block') return state.block === action.block
  if (action.kind === 'text') return state.texts.includes(action.format)
  if (action.kind === 'align') return state.alignment === action.alignment
  return action.kind === 'link' ? state.isLink : undefined
}

const modifiers = (event: KeyboardEvent) =>
  `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}`

/** Letters and digits by physical key, because Alt and Shift change the typed character. */
const keyOf = ({ code, key }: KeyboardEvent) =>
  /^(?:Key|Digit)/.test(code) ? code.replace(/^(?:Key|Digit)/, '') : key

/** The shortcuts that Lexical handles. */
const known = ['Mod+B', 'Mod+I', 'Mod+U', 'Mod+Z', 'Mod+Shift+Z']

/** The tool with this shortcut. */
export function toolForKeys(event: KeyboardEvent): Tool | undefined {
  const keys = modifiers(event) + keyOf(event)
  return known.includes(keys) ? undefined : toolGroups.flat().find((tool) => tool.keys === keys)
}
