import { CircleAlert, Lightbulb } from 'lucide-react'
import { Popover } from 'radix-ui'
import { use, useState } from 'react'
import type { Suggestion } from '@/domain/checks/suggestion'
import { type Comments, CommentsContext, commentsField } from '../comments/CommentsContext'
import { buttonClass } from '../ui/Button'
import { Tooltip } from '../ui/Tooltip'
import { jumpTo } from './jumpTo'
import { SuggestionList } from './SuggestionList'
import { SuggestionsContext } from './SuggestionsContext'

interface Props {
  /** What keeps it from being published. */
  missing: Suggestion[]
  /** Shows the pane that a suggestion is about. */
  onJump: (suggestion: Suggestion) => void
}

function openComments(comments: Comments | null): Suggestion[] {
  const count = comments?.open.length ?? 0
  if (!count) return []
  return [{ field: commentsField, text: count === 1 ? '1 comment is open.' : `${count} comments are open.` }]
}

/** What is missing, and the suggestions, next to the button that publishes. Nothing without any. */
export function ChecksButton({ missing, onJump }: Props) {
  const suggestions = [...use(SuggestionsContext), ...openComments(use(CommentsContext))]
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<Suggestion | null>(null)
  if (!missing.length && !suggestions.length) return null
  const count = missing.length || suggestions.length
  const noun = missing.length ? 'missing' : count === 1 ? 'suggestion' : 'suggestions'
  const label = `${count} ${noun}`
  const Icon = missing.length ? CircleAlert : Lightbulb
  const color = missing.length ? 'text-danger' : 'text-amber-700 dark:text-amber-400'

  function jump(suggestion: Suggestion) {
    setTarget(suggestion)
    setOpen(false)
    onJump(suggestion)
  }

  return (
    <Popover.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Tooltip text={label}>
        <Popover.Trigger className={`${buttonClass()} max-2xl:gap-1.5 max-2xl:px-2.5`}>
          <Icon aria-hidden size={14} className={`shrink-0 ${color}`} />
          <span className="tabular-nums">
            {count}
            <span className="max-2xl:sr-only"> {noun}</span>
          </span>
        </Popover.Trigger>
      </Tooltip>
      <Popover.Content
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          if (!target) return
          event.preventDefault()
          setTarget(null)
          jumpTo(target)
        }}
        className="frontdesk z-[26] grid max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] gap-3 overflow-y-auto rounded-xl border border-line bg-surface p-4 text-base text-ink shadow-lg"
      >
        <h2 className="text-sm font-semibold">Before you publish</h2>
        {missing.length > 0 && (
          <SuggestionList isMissing label="Missing" suggestions={missing} onJump={jump} />
        )}
        {suggestions.length > 0 && (
          <>
            <SuggestionList label="Suggestions" suggestions={suggestions} onJump={jump} />
            <p className="text-sm text-muted">
              You can publish without changing {missing.length ? 'the suggestions' : 'these'}.
            </p>
          </>
        )}
      </Popover.Content>
    </Popover.Root>
  )
}
