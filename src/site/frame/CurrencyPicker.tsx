'use client'

import { currencies, currencySymbols } from '@/domain/money'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ChoicePicker } from '../choice/ChoicePicker'
import { currencyChoice } from '../choice/choices'
import { useCurrency } from '../currency/CurrencyProvider'

const choices = currencies.map((value) => ({
  value,
  label: (
    <span>
      {value} <span aria-hidden="true">{currencySymbols[value]}</span>
    </span>
  ),
}))

export function CurrencyPicker() {
  const { t } = useLanguage()
  const { currency, setCurrency } = useCurrency()
  return (
    <ChoicePicker
      choice={currencyChoice.name}
      legend={t('controls.currency')}
      choices={choices}
      value={currency}
      onChoose={setCurrency}
    />
  )
}
