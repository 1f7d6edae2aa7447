import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { settings } from '@/settings'
import { ToastRegion } from '@/toast/ToastRegion'
import { showAgencyTimes } from '../payload/agencyTimes'
import { PayloadViews } from '../payload/PayloadViews'
import { SessionKeeper } from '../session/SessionKeeper'
import { TooltipGroup } from '../shared/ui/Tooltip'
import { NewLeads } from './NewLeads'
import { Overlays } from './palette/Overlays'
import { UnsavedGuard } from './UnsavedGuard'
import { Welcome } from './Welcome'

/** Wraps every page of the back office, including Payload's own. */
export function AdminProviders({ children, i18n }: { children: ReactNode } & Pick<ServerProps, 'i18n'>) {
  showAgencyTimes(i18n.dateFNS)
  return (
    <TooltipGroup>
      <SessionKeeper />
      <PayloadViews>{children}</PayloadViews>
      <Overlays />
      <UnsavedGuard />
      <Welcome />
      {settings.liveLeads && <NewLeads since={new Date().toISOString()} />}
      <ToastRegion isAwake />
    </TooltipGroup>
  )
}
