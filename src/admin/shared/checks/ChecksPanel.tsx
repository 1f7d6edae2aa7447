import type { UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { PanelSection } from '../editing/PanelSection'
import { PartialErrorNotice } from '../ui/PartialErrorNotice'
import { jumpTo } from './jumpTo'
import { NoSuggestions } from './NoSuggestions'
import { SuggestionList } from './SuggestionList'
import { SuggestionsContext } from './SuggestionsContext'

interface Props {
  query: Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>
}

/** All suggestions for an entry, in the side panel of its editor. */
export function ChecksPanel({ query }: Props) {
  const suggestions = use(SuggestionsContext)
  return (
    <PanelSection title={suggestions.length ? `Checks (${suggestions.length})` : 'Checks'}>
      {suggestions.length ? (
        <SuggestionList label="Suggestions" suggestions={suggestions} onJump={jumpTo} />
      ) : (
        <NoSuggestions />
      )}
      <PartialErrorNotice title="Links and duplicate titles couldn't be checked." queries={[query]} />
    </PanelSection>
  )
}
