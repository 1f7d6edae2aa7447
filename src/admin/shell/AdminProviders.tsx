import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { ToastRegion } from '../../toast/ToastRegion'
import { Overlays } from '../palette/Overlays'
import { tellAgencyTimes } from '../stockEditor/agencyTimes'
import { StockViews } from '../stockEditor/StockViews'
import { TooltipGroup } from '../ui/Tooltip'
import { SessionKeeper } from './SessionKeeper'
import { UnsavedGuard } from './UnsavedGuard'
import { Welcome } from './Welcome'

/** Around every page of the back office, Payload's own among them. */
export function AdminProviders({ children, i18n }: { children: ReactNode } & Pick<ServerProps, 'i18n'>) {
  tellAgencyTimes(i18n.dateFNS)
  return (
    <TooltipGroup>
      <SessionKeeper />
      <StockViews>{children}</StockViews>
      <Overlays />
      <UnsavedGuard />
      <Welcome />
      <ToastRegion isAwake />
    </TooltipGroup>
  )
}
