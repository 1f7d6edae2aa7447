'use client'

import { useId } from 'react'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { TranslationLinks } from '@/admin/shared/translations/TranslationLinks'
import { Button } from '@/admin/shared/ui/Button'
import type { StoredSettings } from '@/domain/entities'
import { ContactSection } from './ContactSection'
import { LanguageSection } from './LanguageSection'
import { AnalyticsSection, EditorSection, InquirySection } from './OtherSections'
import { SecuritySection } from './SecuritySection'
import { SocialSection } from './SocialSection'
import { useSettingsForm } from './useSettingsForm'
import { WhatsappSection } from './WhatsappSection'

interface Props {
  stored: StoredSettings
  /** The server can send email. */
  hasMail: boolean
}

/** One form for all settings, saved together. */
export function SettingsForm({ stored, hasMail }: Props) {
  const settings = useSettingsForm(stored)
  const { isDirty, isSaving } = settings
  const id = useId()
  return (
    <div className="flex flex-col gap-8">
      <TranslationLinks kind="site-settings" entry="site-settings" />
      <Form form={settings} id={id} className="flex flex-col gap-8">
        <EditNotices form={settings} what="the settings" />
        <ContactSection {...settings} />
        <WhatsappSection {...settings} />
        <SocialSection {...settings} />
        <LanguageSection {...settings} />
        <InquirySection {...settings} hasMail={hasMail} />
        <EditorSection {...settings} />
        <AnalyticsSection {...settings} />
        <SecuritySection {...settings} />
      </Form>
      <footer className="sticky bottom-0 z-10 short:static -mx-(--gutter-h) flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-(--gutter-h) py-3">
        <p aria-live="polite" className="text-sm text-muted">
          {isDirty ? 'You have unsaved changes.' : ''}
        </p>
        {isDirty && !isSaving && <Button onClick={settings.discard}>Discard</Button>}
        <Button variant="primary" type="submit" form={id} disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Settings'}
        </Button>
      </footer>
    </div>
  )
}
