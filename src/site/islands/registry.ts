import { ToastRegion } from '@/toast/ToastRegion'
import { InquiryIsland } from '../inquiry/InquiryIsland'

/** The components that React runs in the browser, by the name under which `browser/islands` finds them. */
export const registry = { inquiry: InquiryIsland, toasts: ToastRegion }

export type IslandName = keyof typeof registry
/** What an island is given, which travels as JSON. */
export type IslandProps = { [Name in IslandName]: Parameters<(typeof registry)[Name]>[0] }
