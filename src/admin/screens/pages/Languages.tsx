import { editPagePath } from '@/admin/paths'
import { TranslationBadge } from '@/admin/shared/translations/TranslationBadge'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { type Locale, localeNames, locales } from '@/domain/locales'
import type { PageName } from '@/domain/pageTexts/pages'
import type { EditedPage } from '@/domain/translations/editedPage'

interface Props {
  page: PageName
  current: Locale
  /** Unknown while the page loads. */
  stored?: EditedPage | undefined
}

/**
 * Links to the same form in each language, turned on or off, with the states of the translations. What is typed in one
 * is kept until one comes back.
 */
export function Languages({ page, current, stored }: Props) {
  const states = new Map(stored?.translations.map(({ language, state }) => [language, state]))
  return (
    <nav aria-label="Language" className="flex flex-wrap gap-1">
      {locales.map((locale) => {
        const state = states.get(locale)
        return (
          <ShallowLink
            key={locale}
            href={editPagePath(page, locale)}
            aria-current={locale === current ? 'page' : undefined}
            className={buttonClass(locale === current ? 'primary' : 'secondary')}
          >
            <span lang={locale}>{localeNames[locale]}</span>
            {stored && !stored.languages.includes(locale) && <span className="font-normal">(off)</span>}
            {state && locale !== current && <TranslationBadge state={state} />}
          </ShallowLink>
        )
      })}
    </nav>
  )
}
