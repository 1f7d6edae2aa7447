'use client'

import { type FormEvent, useRef } from 'react'
import { ConflictNotice } from '@/admin/shared/forms/ConflictNotice'
import { SetAsideNotice } from '@/admin/shared/forms/KeptNotices'
import { useProblemFocus } from '@/admin/shared/forms/useProblemFocus'
import { useSaveKeys } from '@/admin/shared/forms/useSaveKeys'
import { Button } from '@/admin/shared/ui/Button'
import { Notice } from '@/admin/shared/ui/Notice'
import type { StoredSettings } from '@/domain/entities'
import { ContactSection } from './ContactSection'
import { AnalyticsSection, ContentSection, InquirySection } from './OtherSections'
import { SecuritySection } from './SecuritySection'
import { SocialSection } from './SocialSection'
import { useSettingsForm } from './useSettingsForm'
import { WhatsappSection } from './WhatsappSection'

/** All settings in one form, saved together. */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const settings = useSettingsForm(stored)
  const { form, conflicts, errors, isSaving } = settings
  const element = useRef<HTMLFormElement>(null)
  useSaveKeys(element)
  const rememberPlace = useProblemFocus(element, errors, isSaving)

  function submit(event: FormEvent) {
    event.preventDefault()
    rememberPlace()
    settings.save()
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-8">
      {conflicts && (
        <ConflictNotice
          title="Someone else changed the settings while you were editing."
          fields={conflicts}
          onReload={form.reloadTheirs}
          onKeep={settings.keepMine}
        />
      )}
      {form.setAside && <SetAsideNotice onRestore={form.restoreMine} />}
      {form.isRestored && !conflicts && (
        <Notice
          title="Unsaved changes restored."
          actions={<Button onClick={form.startAfresh}>Discard draft</Button>}
        />
      )}
      <ContactSection {...settings} />
      <WhatsappSection {...settings} />
      <SocialSection {...settings} />
      <ContentSection {...settings} />
      <InquirySection {...settings} />
      <AnalyticsSection {...settings} />
      <SecuritySection {...settings} />
      <footer className="sticky bottom-0 z-10 short:static -mx-(--gutter-h) flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-(--gutter-h) py-3">
        <p aria-live="polite" className="text-sm text-muted">
          {form.isDirty ? 'You have unsaved changes.' : ''}
        </p>
        {form.isDirty && !isSaving && <Button onClick={settings.discard}>Discard</Button>}
        <Button variant="primary" type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Settings'}
        </Button>
      </footer>
    </form>
  )
}
