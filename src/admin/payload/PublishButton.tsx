'use client'

import {
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui'
import { useEffect, useMemo } from 'react'

/**
 * Payload doesn't count unpublished versions of an entry that was never published, so its schedule drawer would offer
 * to unpublish that entry.
 */
function useCountedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isMiscounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isMiscounted) setUnpublishedVersionCount(1)
  }, [isMiscounted, setUnpublishedVersionCount])
}

/** Payload's drawer reports “scheduled” unless an error is thrown; its function returns errors instead. */
function useHonestPlans() {
  const functions = useServerFunctions()
  return useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        const answer = (await functions.schedulePublish(args)) as { error?: string }
        if (answer.error) throw new Error("The schedule couldn't be changed. Reload the page and try again.")
        return answer
      },
    }),
    [functions],
  )
}

/** Payload's publish button with its schedule drawer. */
export function PublishButton() {
  useCountedDraft()
  return (
    <ServerFunctionsContext value={useHonestPlans()}>
      <PayloadPublishButton />
    </ServerFunctionsContext>
  )
}
