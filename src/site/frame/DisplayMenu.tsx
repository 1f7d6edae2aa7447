import type { Locale } from '@/domain/locales'
import { currencies, currencySymbols } from '@/domain/money'
import type { Translate } from '@/i18n/messages'
import { ThemePicker } from '../theme/ThemePicker'
import { Icon } from '../ui/Icon'
import { CurrencyPicker } from './CurrencyPicker'
import { LanguageLinks } from './LanguageLinks'

interface Props {
  locale: Locale
  /** Those that the site offers. */
  languages: readonly Locale[]
  t: Translate
}

/** Language, currency and theme behind one button: a native popover that works without scripts. */
export function DisplayMenu({ locale, languages, t }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="display"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-small hover:bg-tint"
      >
        <span className="sr-only">{t('controls.display')}: </span>
        {languages.length > 1 && (
          <>
            {locale.toUpperCase()}
            <span aria-hidden="true" className="text-muted">
              ·
            </span>
          </>
        )}
        {currencies.map((currency) => (
          <span key={currency} data-price={currency}>
            {currencySymbols[currency]}
          </span>
        ))}
        <Icon name="down" size={16} />
      </button>
      <div
        id="display"
        popover="auto"
        className="fixed inset-auto top-[calc(var(--header)-4px)] right-[max(var(--gutter),calc((100vw-1200px)/2))] w-[21rem] floating-panel rounded-card p-4 text-ink"
      >
        <div className="grid gap-4">
          <LanguageLinks languages={languages} />
          <CurrencyPicker />
          <ThemePicker />
        </div>
      </div>
    </>
  )
}
