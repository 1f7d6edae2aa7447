import { CircleAlert, Lightbulb } from 'lucide-react'
import type { Suggestion } from '@/domain/checks/suggestion'

interface Props {
  suggestions: readonly Suggestion[]
  /** They name empty fields that are required. */
  isMissing?: boolean
  /** Makes each a button that shows its place. */
  onJump?: (suggestion: Suggestion) => void
  /** Not where its sentences describe a field: its name would take their place. */
  label?: string
}

/** What one may want to change, or has to, a sentence each. */
export const SuggestionList = ({ suggestions, isMissing = false, onJump, label }: Props) => (
  <ul aria-label={label} className="flex flex-col gap-1 text-sm">
    {suggestions.map((suggestion, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and have no state.
      <li key={`${index} ${suggestion.text}`} className="flex items-start gap-2 wrap-anywhere">
        {isMissing ? (
          <CircleAlert aria-hidden size={15} className="mt-1 shrink-0 text-danger" />
        ) : (
          <Lightbulb aria-hidden size={15} className="mt-1 shrink-0 text-amber-700 dark:text-amber-400" />
        )}
        {onJump ? (
          <button
            type="button"
            className="cursor-pointer rounded-sm py-0.5 text-left underline decoration-line underline-offset-4 hover:decoration-current"
            onClick={() => onJump(suggestion)}
          >
            {suggestion.text}
          </button>
        ) : (
          <span className="py-0.5">{suggestion.text}</span>
        )}
      </li>
    ))}
  </ul>
)
