import { useSyncExternalStore } from 'react'
import type { RootChoice } from './rootChoice'

/** The current value of a preference; updates when it changes. */
export const useRootChoice = <Value extends string>({ subscribe, shown, first }: RootChoice<Value>): Value =>
  useSyncExternalStore(subscribe, shown, () => first)
