'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { VersionsDialog } from '@/admin/shared/editing/VersionsDialog'
import { EditNotices } from '@/admin/shared/forms/EditNotices'
import { Form } from '@/admin/shared/forms/Form'
import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { NextTranslation } from '@/admin/shared/translations/NextTranslation'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { languageName } from '@/domain/languageName'
import type { Locale } from '@/domain/locales'
import { type PageName, pageModels } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'
import { pageFieldLabel } from './fieldLabels'
import { ListRows } from './ListRows'
import { originalsOf } from './originals'
import { PagePreview } from './PagePreview'
import { pagePath, restorePageTexts, toValues } from './pageTextsQuery'
import { SectionLinks } from './SectionLinks'
import { pageStates, stateHints, translationHint } from './states'
import { TextControl } from './TextControl'
import { usePageForm } from './usePageForm'

interface Props {
  stored: EditedPage
  /** A version became the draft: the form starts over. */
  onRestored: () => void
}

/** As lists of translations name it. */
function translationId(name: PageName, locale: Locale): string {
  const { slug } = pageModels[name]
  return `${slug}/${slug}/${locale}`
}

/** A page's texts in one language, in the order of the page, with the page beside them. */
export function PageForm({ stored, onRestored }: Props) {
  const { name, locale, languages, state, updatedAt, preview, translations } = stored
  const form = usePageForm(stored)
  const { isDirty, isSaving } = form
  // The link to the preview changes by the hour, which must not reload it.
  const [link] = useState(preview)
  const [showsVersions, setShowsVersions] = useState(false)
  const client = useQueryClient()
  const id = useId()
  const { sections } = pageModels[name]
  const badge = pageStates[state]
  const translation = translations.find(({ language }) => language === locale)
  const originalAt = originalsOf(stored)
  return (
    <div
      // A translation needs room for its original beside it.
      className={`grid gap-8 ${translation ? 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'xl:grid-cols-2'}`}
    >
      <div className="flex min-w-0 flex-col gap-8">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {translation ? (
            <>
              <TranslationBadge state={translation.state} />
              {translationHint(translation)}
            </>
          ) : (
            <>
              {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
              {stateHints[state]}
            </>
          )}
          {!languages.includes(locale) &&
            ` The site doesn't offer ${languageName(locale, 'en')}: only its preview shows these texts.`}
        </p>
        {sections.length > 1 && <SectionLinks titles={sections.map(({ title }) => title)} />}
        <Form form={form} id={id} className="flex flex-col gap-8">
          <EditNotices form={form} what="this page" />
          {sections.map(({ title, hint, fields, ...rest }) => (
            <FormSection key={title} title={title} hint={hint} isStacked>
              {Object.entries(fields).map(([field, described]) => (
                <TextControl
                  key={field}
                  described={described}
                  lang={locale}
                  {...form.field(field)}
                  isRequired
                  className={whole}
                  original={originalAt(field)}
                />
              ))}
              {'lists' in rest &&
                Object.entries(rest.lists).map(([list, described]) => (
                  <ListRows
                    key={list}
                    name={list}
                    list={described}
                    lang={locale}
                    form={form}
                    originalAt={originalAt}
                  />
                ))}
            </FormSection>
          ))}
        </Form>
        <footer className="sticky bottom-0 z-10 short:static -mx-(--gutter-h) xl:mx-0 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-(--gutter-h) py-3 xl:px-0">
          <p aria-live="polite" className="text-sm text-muted">
            {isDirty ? 'You have unsaved changes.' : 'Publishes this language only.'}
          </p>
          {isDirty && !isSaving && <Button onClick={form.discard}>Discard</Button>}
          {state !== 'default' && (
            <Button disabled={isDirty || isSaving} onClick={() => setShowsVersions(true)}>
              Versions
            </Button>
          )}
          <Button type="submit" form={id} disabled={isSaving}>
            {isSaving ? 'Saving...' : 'Save draft'}
          </Button>
          <Button variant="primary" type="submit" form={id} value="published" disabled={isSaving}>
            Publish
          </Button>
          {translation && <NextTranslation id={translationId(name, locale)} language={locale} />}
        </footer>
      </div>
      {showsVersions && (
        <VersionsDialog
          path={pagePath(name)}
          search={`locale=${locale}`}
          current={stored}
          toValues={toValues}
          labelOf={(field) => pageFieldLabel(name, field)}
          description={`Restoring a version makes its texts in ${languageName(locale, 'en')} the draft. Nothing is published, and every version is kept.`}
          onRestore={async (version) => {
            await restorePageTexts(client, stored, version)
            onRestored()
          }}
          onClose={() => setShowsVersions(false)}
        />
      )}
      <PagePreview link={link} version={updatedAt} title={`Preview in ${languageName(locale, 'en')}`} />
    </div>
  )
}
