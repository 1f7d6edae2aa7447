'use client'

import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useId, useState } from 'react'
import { translationsPath } from '@/admin/paths'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { usePersistedForm } from '@/admin/shared/forms/usePersistedForm'
import { withQuery } from '@/admin/shared/lists/listAddress'
import { NextTranslation } from '@/admin/shared/translations/NextTranslation'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import { translationList } from '@/admin/shared/translations/translationList'
import {
  type TranslationValues,
  toTexts,
  toValues,
  useSaveTranslation,
  useWithdraw,
} from '@/admin/shared/translations/translationQueries'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { OutsideLink } from '@/admin/shared/ui/OutsideLink'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { languageName } from '@/domain/languageName'
import type { TranslationEntity, TranslationState } from '@/domain/translations/states'
import { translationSchema } from '@/schemas/translation'
import { UnitField } from './UnitField'

const hints: Record<TranslationState, string> = {
  missing: 'Visitors read the original.',
  draft: 'Visitors read the original until the translation is ready.',
  outdated: 'Visitors read this translation. The original has changed since.',
  ready: 'Visitors read this translation.',
}

const draftOverPublic = 'Visitors read the last ready version until this one is ready.'

function useTranslationForm(stored: TranslationEntity) {
  const saving = useSaveTranslation(stored)
  return usePersistedForm<TranslationValues, TranslationEntity>({
    name: `translation-${stored.id}`,
    stored,
    initial: toValues(stored),
    toValues,
    labelOf: (path) => stored.units.find((unit) => unit.path === path)?.label ?? path,
    schema: translationSchema,
    toBody: (values, now) => ({ texts: toTexts(values, now ?? stored) }),
    send: async (edit, { as }) =>
      (await saving.mutateAsync({ edit, state: as === 'ready' ? 'ready' : 'draft' })).saved,
  })
}

/** A translation beside its original, field by field. */
export function TranslationForm({ stored }: { stored: TranslationEntity }) {
  const form = useTranslationForm(stored)
  const { isDirty, isSaving } = form
  const { language, originalLanguage, units, original, changed, state, isPublic, publicPath, preview } =
    stored
  const { kind, search, state: listed = 'open' } = translationList.read(useSearchParams())
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: withdraw } = useWithdraw(stored)
  const once = useSingleFlight()
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <TranslationBadge state={state} />
        {state === 'draft' && isPublic ? draftOverPublic : hints[state]}
        {preview && <OutsideLink href={preview}>Preview</OutsideLink>}
        {publicPath && <OutsideLink href={publicPath}>On the site</OutsideLink>}
        <Link
          href={withQuery(translationsPath, translationList.write({ kind, search, state: listed, language }))}
          prefetch={false}
          className={buttonClass('quiet')}
        >
          All translations into {languageName(language, 'en')}
        </Link>
      </p>
      <Form form={form} id={id} className="flex flex-col">
        <EditNotices form={form} what="this translation" />
        {units.map((unit) => (
          <UnitField
            key={unit.path}
            unit={unit}
            lang={language}
            originalLang={originalLanguage}
            original={original[unit.path] ?? ''}
            isChanged={changed.includes(unit.path)}
            {...form.field(unit.path)}
          />
        ))}
      </Form>
      <footer className="sticky bottom-0 z-10 short:static -mx-(--gutter-h) flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-(--gutter-h) py-3">
        <p aria-live="polite" className="text-sm text-muted">
          {isDirty && 'You have unsaved changes.'}
        </p>
        {isDirty && !isSaving && <Button onClick={form.discard}>Discard</Button>}
        {isPublic && !isDirty && (
          <Button disabled={isSaving} onClick={() => setAsking(true)}>
            Unpublish
          </Button>
        )}
        <Button type="submit" form={id} disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save draft'}
        </Button>
        <Button variant="primary" type="submit" form={id} value="ready" disabled={isSaving}>
          Ready
        </Button>
        <NextTranslation id={stored.id} language={language} />
      </footer>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void once(async () => {
            await withdraw().catch(() => {})
            setAsking(false)
          })
        }
        title={`Unpublish the ${languageName(language, 'en')} translation?`}
        description="Visitors read the original again. The translation stays here as a draft."
        confirm="Unpublish"
      />
    </div>
  )
}
