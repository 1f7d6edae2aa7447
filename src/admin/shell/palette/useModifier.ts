import { useSyncExternalStore } from 'react'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What the key before the K is called on this machine. */
export const useModifier = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl')
