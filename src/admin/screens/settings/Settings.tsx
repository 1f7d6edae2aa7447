'use client'

import { History } from 'lucide-react'
import { auditPathFor } from '@/admin/paths'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { SettingsForm } from './SettingsForm'
import { useSettings } from './useSettings'

const places = ['contact', 'whatsapp', 'social']

export function Settings({ hasMail }: { hasMail: boolean }) {
  const { data, error, refetch } = useSettings()
  return (
    <Screen
      title="Settings"
      actions={
        <a href={auditPathFor({ kind: 'site-settings' })} className={buttonClass('quiet')}>
          <History aria-hidden size={14} />
          History
        </a>
      }
    >
      {data ? (
        <SettingsForm stored={data} hasMail={hasMail} />
      ) : error ? (
        <ErrorState title="Settings couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div role="status" className="flex flex-col gap-8">
          <span className="sr-only">Loading settings…</span>
          {places.map((place) => (
            <Skeleton key={place} className="h-52 w-full rounded-xl" />
          ))}
        </div>
      )}
    </Screen>
  )
}
