'use client'

import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { labelOf } from '@/domain/choice'
import { roles } from '@/domain/roles'
import { Keyboard } from './Keyboard'
import { NameForm } from './NameForm'
import { PasswordForm } from './PasswordForm'
import { Sessions } from './Sessions'
import { useProfile } from './useProfile'

export function Profile() {
  const { data, error, refetch } = useProfile()
  return (
    <Screen title="Profile">
      {data ? (
        <>
          <p className="text-muted">
            You're logged in as <strong className="font-medium text-ink">{data.username}</strong>,{' '}
            {labelOf(roles, data.role)}.
          </p>
          <FormSection title="Name" hint="Visible to colleagues, never on the site.">
            <div className={whole}>
              <NameForm stored={data.name} />
            </div>
          </FormSection>
          <FormSection title="Password" hint="Changing it logs you out everywhere else.">
            <div className={whole}>
              <PasswordForm username={data.username} />
            </div>
          </FormSection>
          <FormSection title="Keyboard" hint="In this browser.">
            <div className={whole}>
              <Keyboard />
            </div>
          </FormSection>
          <FormSection
            title="Sessions"
            hint="Where you're logged in. A session ends after 12 hours without use, or after 7 days."
          >
            <div className={whole}>
              <Sessions sessions={data.openSessions} />
            </div>
          </FormSection>
        </>
      ) : error ? (
        <ErrorState title="Your profile couldn't be loaded" error={error} onRetry={refetch} />
      ) : (
        <div role="status" className="flex flex-col gap-8">
          <span className="sr-only">Loading profile…</span>
          <Skeleton className="h-32 w-full rounded-xl" />
          <Skeleton className="h-60 w-full rounded-xl" />
        </div>
      )}
    </Screen>
  )
}
