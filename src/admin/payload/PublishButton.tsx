'use client'

import {
  ServerFunctionsContext,
  PublishButton as StockButton,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useMemo } from 'react'

/**
 * Of an entry that was never published Payload counts no version that waits for it, so that its drawer for a time would
 * offer first to take the entry off the site.
 */
function useCountedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isMiscounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isMiscounted) setUnpublishedVersionCount(1)
  }, [isMiscounted, setUnpublishedVersionCount])
}

/** Payload's drawer says “scheduled” of whatever does not throw; its function answers with what went wrong. */
function useHonestPlans() {
  const functions = useServerFunctions()
  return useMemo(
    () => ({
      ...functions,
      schedulePublish: async (asked: Parameters<typeof functions.schedulePublish>[0]) => {
        const answer = (await functions.schedulePublish(asked)) as { error?: string }
        if (answer.error) throw new Error("The schedule couldn't be changed. Reload the page and try again.")
        return answer
      },
    }),
    [functions],
  )
}

/** Payload's button with its drawer for a time. */
export function PublishButton() {
  useCountedDraft()
  return (
    <ServerFunctionsContext value={useHonestPlans()}>
      <StockButton />
    </ServerFunctionsContext>
  )
}
