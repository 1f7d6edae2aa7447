import type { UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import type { Suggestion } from '@/domain/checks/suggestion'
import { PanelSection } from '../editing/PanelSection'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { jumpTo } from './jumpTo'
import { NoSuggestions } from './NoSuggestions'
import { SuggestionList } from './SuggestionList'
import { SuggestionsContext } from './SuggestionsContext'

interface Props {
  /** What keeps it from being published. */
  missing: Suggestion[]
  query: Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>
}

/** All that is missing in an entry, and all suggestions for it, in the side panel of its editor. */
export function ChecksPanel({ missing, query }: Props) {
  const suggestions = use(SuggestionsContext)
  const count = missing.length + suggestions.length
  return (
    <PanelSection title={count ? `Checks (${count})` : 'Checks'}>
      {missing.length > 0 && (
        <SuggestionList isMissing label="Missing" suggestions={missing} onJump={jumpTo} />
      )}
      {suggestions.length > 0 && (
        <SuggestionList label="Suggestions" suggestions={suggestions} onJump={jumpTo} />
      )}
      {!count && <NoSuggestions />}
      <PartialErrorNotice title="Links and duplicate titles couldn't be checked." queries={[query]} />
    </PanelSection>
  )
}
