'use client'

import { Eye } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { Fragment, use } from 'react'
import { CommentsContext } from '../comments/CommentsContext'
import { Tooltip } from '../ui/Tooltip'
import type { FormatState } from './formatState'
import { isPressed, type Tool, toolGroups } from './tools'

const buttonClass =
  'inline-flex size-9 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md text-ink hover:bg-pressed focus-visible:outline-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
const inWords = (keys: string) =>
  isMac()
    ? keys.replace('Mod+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧')
    : keys.replace('Mod', 'Ctrl')

interface Props {
  /** The id of the text that the toolbar controls. */
  controls: string
  state: FormatState
  canUndo: boolean
  canRedo: boolean
  isPreview: boolean
  onTool: (tool: Tool) => void
  onPreview: () => void
}

/** The toolbar of the editor: arrow keys move between tools, Tab leaves it. */
export function Toolbar(props: Props) {
  const { controls, state, canUndo, canRedo, isPreview, onTool, onPreview } = props

  const hasComments = use(CommentsContext) !== null
  const isThere = ({ action }: Tool) => action.kind !== 'comment' || hasComments

  function isDisabled({ action }: Tool): boolean {
    const { kind } = action
    if (isPreview) return true
    if (kind === 'indent') return action.direction === 'in' ? !state.canIndent : !state.canOutdent
    if (kind === 'undo') return !canUndo
    if (kind === 'redo') return !canRedo
    // Code is plain text: no bold, no links.
    return state.block === 'code' && (kind === 'text' || kind === 'link' || kind === 'align')
  }

  return (
    <Radix.Root
      aria-label="Text formatting"
      aria-controls={controls}
      className="flex flex-wrap items-center gap-x-0.5 gap-y-1 rounded-t-md border-b border-line bg-raised p-1.5 max-sm:flex-nowrap"
    >
      {/* On a phone the tools scroll beside the last button. The padding is for outlines. */}
      <div className="max-sm:-my-1.5 max-sm:-ml-1.5 max-sm:flex max-sm:min-w-0 max-sm:items-center max-sm:gap-x-0.5 max-sm:overflow-x-auto max-sm:p-1.5 sm:contents">
        {toolGroups.map((tools, index) => (
          <Fragment key={tools[0]?.label}>
            {index > 0 && <Radix.Separator className="mx-1 h-6 w-px bg-line" />}
            {tools.filter(isThere).map((tool) => (
              <Tooltip
                key={tool.label}
                text={tool.keys ? `${tool.label} (${inWords(tool.keys)})` : tool.label}
              >
                <Radix.Button
                  type="button"
                  aria-label={tool.label}
                  aria-pressed={isPressed(tool, state)}
                  disabled={isDisabled(tool)}
                  // Keeps the selection in the text, and the keyboard open on a phone.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onTool(tool)}
                  className={buttonClass}
                >
                  <tool.icon aria-hidden size={17} />
                </Radix.Button>
              </Tooltip>
            ))}
          </Fragment>
        ))}
      </div>
      <Radix.Button
        type="button"
        aria-pressed={isPreview}
        onClick={onPreview}
        className={`${buttonClass} ml-auto w-auto! px-2 text-sm font-medium`}
      >
        <Eye aria-hidden size={16} />
        Preview
      </Radix.Button>
    </Radix.Root>
  )
}
