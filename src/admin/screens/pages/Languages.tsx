import { editPagePath } from '@/admin/paths'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { type Locale, localeNames, locales } from '@/domain/locales'
import type { PageName } from '@/domain/pageTexts/pages'

interface Props {
  page: PageName
  current: Locale
  /** Those that the site offers; unknown while the page loads. */
  offered?: readonly Locale[] | undefined
}

/** Links to the same form in each language, turned on or off. What is typed in one is kept until one comes back. */
export function Languages({ page, current, offered = locales }: Props) {
  return (
    <nav aria-label="Language" className="flex flex-wrap gap-1">
      {locales.map((locale) => (
        <ShallowLink
          key={locale}
          href={editPagePath(page, locale)}
          lang={locale}
          aria-current={locale === current ? 'page' : undefined}
          className={buttonClass(locale === current ? 'primary' : 'secondary')}
        >
          {localeNames[locale]}
          {!offered.includes(locale) && (
            <span lang="en" className="font-normal">
              (off)
            </span>
          )}
        </ShallowLink>
      ))}
    </nav>
  )
}
