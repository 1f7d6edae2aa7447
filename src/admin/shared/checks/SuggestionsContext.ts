import { createContext } from 'react'
import type { Suggestion } from '@/domain/checks/suggestion'

/** The suggestions of the entry that is edited. */
export const SuggestionsContext = createContext<readonly Suggestion[]>([])
