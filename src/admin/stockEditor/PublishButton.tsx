'use client'

import { PublishButton as StockButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's button. Of an entry that was never published it counts no version that waits for it, so that its drawer
 * for a time would offer first to take the entry off the site.
 */
export function PublishButton() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isMiscounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isMiscounted) setUnpublishedVersionCount(1)
  }, [isMiscounted, setUnpublishedVersionCount])
  return <StockButton />
}
