import { ToastRegion } from '@/toast/ToastRegion'
import { InquiryIsland } from '../inquiry/InquiryIsland'

/** The components that are hydrated in the browser, by the name in `data-island`. */
export const registry = { inquiry: InquiryIsland, toasts: ToastRegion }

export type IslandName = keyof typeof registry
/** An island's props, which are serialized as JSON. */
export type IslandProps = { [Name in IslandName]: Parameters<(typeof registry)[Name]>[0] }
