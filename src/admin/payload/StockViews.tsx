'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { tellAgencyTimes } from './agencyTimes'
import './payloadToasts'

/** Around Payload's views: they tell times by the agency's clocks, and announce through our notifications. */
export function StockViews({ children }: { children: ReactNode }) {
  tellAgencyTimes(useTranslation().i18n.dateFNS)
  return children
}
