'use client'

import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from './Button'
import { Notice } from './Notice'

/** Says that the data on the screen is outdated because a refresh failed. */
export function StaleNotice() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const stale = () =>
    cache.findAll({ type: 'active' }).filter(({ state: { status, data } }) => status === 'error' && data)
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  )
  const isStale = useSyncExternalStore(
    subscribe,
    () => stale().length > 0,
    () => false,
  )
  if (!isStale) return null
  return (
    <Notice
      tone="warning"
      title="This page may be out of date: it couldn't be refreshed."
      actions={
        <Button
          icon={<RotateCw aria-hidden size={14} />}
          onClick={() => stale().forEach((query) => void query.fetch().catch(() => undefined))}
        >
          Try again
        </Button>
      }
    />
  )
}
