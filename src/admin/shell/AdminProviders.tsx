import type { ReactNode } from 'react'
import { ToastRegion } from '../../toast/ToastRegion'
import { Overlays } from '../palette/Overlays'
import { TooltipGroup } from '../ui/Tooltip'
import { SessionKeeper } from './SessionKeeper'
import { UnsavedGuard } from './UnsavedGuard'
import { Welcome } from './Welcome'

/** Around every page of the back office, Payload's own among them. */
export function AdminProviders({ children }: { children: ReactNode }) {
  return (
    <TooltipGroup>
      <SessionKeeper />
      {children}
      <Overlays />
      <UnsavedGuard />
      <Welcome />
      <ToastRegion isAwake />
    </TooltipGroup>
  )
}
