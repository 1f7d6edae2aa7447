import type { StatusTone } from '@/domain/lead'
import type { TranslationState } from '@/domain/translations/states'

/** The color of a state; its label carries the meaning. */
export const stateTones: Record<TranslationState, StatusTone> = {
  missing: 'gray',
  draft: 'amber',
  outdated: 'red',
  ready: 'green',
}
