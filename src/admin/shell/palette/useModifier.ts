import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The name of the modifier key on this machine. */
export const useModifier = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl')
