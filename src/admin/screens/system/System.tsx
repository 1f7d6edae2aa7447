'use client'

import { RotateCw } from 'lucide-react'
import { Button } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { Backups } from './Backups'
import { DemoContent } from './DemoContent'
import { Facts } from './Facts'
import { Jobs } from './Jobs'
import { Mail } from './Mail'
import { useSystem } from './useSystem'

/** System status: versions, database, storage, jobs, backups and email. */
export function System() {
  const { data, error, refetch, isFetching } = useSystem()
  // Polled by its own query, every second.
  const isLoading = isFetching && !data?.demo
  return (
    <Screen
      title="System"
      actions={
        <Button icon={<RotateCw aria-hidden size={14} />} onClick={() => refetch()} disabled={isLoading}>
          {isLoading ? 'Loading…' : 'Refresh'}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState title="System status couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div aria-busy={!data} className="grid items-start gap-4 xl:grid-cols-2">
          {data ? (
            <>
              <Backups backups={data.backups} />
              <div className="grid gap-4">
                {data.demo && <DemoContent progress={data.demo} />}
                <Facts system={data} />
                <Jobs jobs={data.jobs} />
                <Mail mail={data.mail} />
              </div>
            </>
          ) : (
            [1, 2, 3, 4].map((key) => <Skeleton key={key} className="h-56 w-full rounded-xl" />)
          )}
        </div>
      )}
    </Screen>
  )
}
