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
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import type { Alignment, BlockType, FormatState } from './formatState'

type Action =
  | { kind: 'block'; block: BlockType }
  | { kind: 'text'; format: TextFormatType }
  | { kind: 'align'; alignment: Alignment }
  | { kind: 'indent'; direction: 'in' | 'out' }
  | { kind: 'link' | 'image' | 'undo' | 'redo' }

export interface Tool {
  label: string
  icon: LucideIcon
  action: Action
  /** As shown to users; `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string
}

const block = (label: string, icon: LucideIcon, type: BlockType, keys?: string): Tool => ({
  label,
  icon,
  action: { kind: 'block', block: type },
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
    block('Heading 1', Heading1, 'h1', 'Mod+Alt+1'),
    block('Heading 2', Heading2, 'h2', 'Mod+Alt+2'),
    block('Heading 3', Heading3, 'h3', 'Mod+Alt+3'),
    block('Paragraph', Pilcrow, 'paragraph', 'Mod+Alt+0'),
  ],
  [
    text('Bold', Bold, 'bold', 'Mod+B'),
    text('Italic', Italic, 'italic', 'Mod+I'),
    text('Underline', Underline, 'underline', 'Mod+U'),
    text('Strikethrough', Strikethrough, 'strikethrough', 'Mod+Shift+X'),
    text('Inline code', Code, 'code', 'Mod+E'),
  ],
  [
    block('Bullet list', List, 'bullet', 'Mod+Shift+8'),
    block('Numbered list', ListOrdered, 'number', 'Mod+Shift+7'),
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
    block('Quote', TextQuote, 'quote'),
  ],
  [
    align('Align left', AlignLeft, 'left'),
    align('Align center', AlignCenter, 'center'),
    align('Align right', AlignRight, 'right'),
  ],
  [
    { label: 'Insert link', icon: Link, action: { kind: 'link' }, keys: 'Mod+K' },
    { label: 'Insert image', icon: ImagePlus, action: { kind: 'image' } },
    block('Code block', SquareCode, 'code'),
  ],
  [
    { label: 'Undo', icon: Undo2, action: { kind: 'undo' }, keys: 'Mod+Z' },
    { label: 'Redo', icon: Redo2, action: { kind: 'redo' }, keys: 'Mod+Shift+Z' },
  ],
]

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
