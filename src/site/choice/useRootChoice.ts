import { useSyncExternalStore } from 'react'
import type { RootChoice } from './rootChoice'

/** A choice as it is shown, and again when it changes. */
export const useRootChoice = <Value extends string>({ subscribe, shown, first }: RootChoice<Value>): Value =>
  useSyncExternalStore(subscribe, shown, () => first)
