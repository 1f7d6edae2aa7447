'use client'

import { useId } from 'react'
import { currencies, currencySymbols } from '../../domain/money'
import { useLanguage } from '../../i18n/LanguageProvider'
import { useCurrency } from '../currency/CurrencyProvider'

export function CurrencyPicker() {
  const { t } = useLanguage()
  const { currency, setCurrency } = useCurrency()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-small">{t('controls.currency')}</legend>
      <div className="grid grid-cols-2 gap-1">
        {currencies.map((choice) => (
          <label
            key={choice}
            className="flex cursor-pointer items-center gap-2 rounded-control px-3 py-2 hover:bg-tint has-checked:bg-accent-tint has-checked:font-semibold has-checked:text-accent-text"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === currency}
              onChange={() => setCurrency(choice)}
              className="accent-(--accent-fill)"
            />
            {choice} <span aria-hidden="true">{currencySymbols[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
