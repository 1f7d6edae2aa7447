import { Lightbulb } from 'lucide-react'
import { Popover } from 'radix-ui'
import { use, useState } from 'react'
import type { Suggestion } from '@/domain/checks/suggestion'
import { type Comments, CommentsContext, commentsField } from '../comments/CommentsContext'
import { buttonClass } from '../ui/Button'
import { jumpTo } from './jumpTo'
import { SuggestionList } from './SuggestionList'
import { SuggestionsContext } from './SuggestionsContext'

interface Props {
  /** Shows the pane that a suggestion is about. */
  onJump: (suggestion: Suggestion) => void
}

function openComments(comments: Comments | null): Suggestion[] {
  const count = comments?.open.length ?? 0
  if (!count) return []
  return [{ field: commentsField, text: count === 1 ? '1 comment is open.' : `${count} comments are open.` }]
}

/** The suggestions next to the button that publishes, which they never stop. Nothing without any. */
export function ChecksButton({ onJump }: Props) {
  const suggestions = [...use(SuggestionsContext), ...openComments(use(CommentsContext))]
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<Suggestion | null>(null)
  if (!suggestions.length) return null
  const count = suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`

  function jump(suggestion: Suggestion) {
    setTarget(suggestion)
    setOpen(false)
    onJump(suggestion)
  }

  return (
    <Popover.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass()}>
        <Lightbulb aria-hidden size={14} className="shrink-0 text-amber-700 dark:text-amber-400" />
        {count}
      </Popover.Trigger>
      <Popover.Content
        aria-label={count}
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
        <SuggestionList label="Suggestions" suggestions={suggestions} onJump={jump} />
        <p className="text-sm text-muted">You can publish without changing these.</p>
      </Popover.Content>
    </Popover.Root>
  )
}
