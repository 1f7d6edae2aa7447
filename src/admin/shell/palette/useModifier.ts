import { useInBrowser } from '@/admin/shared/ui/useInBrowser'

/** The name of the modifier key on this machine. */
export const useModifier = (): string =>
  useInBrowser() && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
