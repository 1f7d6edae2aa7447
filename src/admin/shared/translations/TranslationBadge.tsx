import { labelOf } from '@/domain/choice'
import { type TranslationState, translationStates } from '@/domain/translations/states'
import { Badge } from '../ui/Badge'
import { stateTones } from './states'

/** The state of a translation. */
export const TranslationBadge = ({ state }: { state: TranslationState }) => (
  <Badge tone={stateTones[state]}>{labelOf(translationStates, state)}</Badge>
)
