import type { Suggestion } from '@/domain/checks/suggestion'
import { jumpTo } from './jumpTo'
import { SuggestionList } from './SuggestionList'

interface Props {
  id: string
  suggestions: readonly Suggestion[]
}

/** The suggestions for a field, below it; those with a place in its text show it. */
export function FieldSuggestions({ id, suggestions }: Props) {
  const isText = suggestions.some(({ place }) => place)
  return (
    <div id={id}>
      <SuggestionList suggestions={suggestions} {...(isText && { onJump: jumpTo })} />
    </div>
  )
}
