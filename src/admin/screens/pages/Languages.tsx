import { editPagePath } from '@/admin/paths'
import { buttonClass } from '@/admin/shared/ui/Button'
import { ShallowLink } from '@/admin/shared/ui/ShallowLink'
import { type Locale, localeNames, locales } from '@/domain/locales'
import type { PageName } from '@/domain/pageTexts/pages'

interface Props {
  page: PageName
  current: Locale
}

/** Links to the same form in each language. What is typed in one is kept until one comes back. */
export function Languages({ page, current }: Props) {
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
        </ShallowLink>
      ))}
    </nav>
  )
}
