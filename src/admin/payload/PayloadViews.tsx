'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { showAgencyTimes } from './agencyTimes'
import './payloadToasts'

/** Wraps Payload's views: they show times in the agency's zone, and use our notifications. */
export function PayloadViews({ children }: { children: ReactNode }) {
  showAgencyTimes(useTranslation().i18n.dateFNS)
  return children
}
