'use client'

import { themes } from '@/domain/themes'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ChoicePicker } from '../choice/ChoicePicker'
import { themeChoice } from '../choice/choices'
import { useRootChoice } from '../choice/useRootChoice'

export function ThemePicker() {
  const { t } = useLanguage()
  const choices = themes.map((value) => ({ value, label: t(`controls.${value}`) }))
  return (
    <ChoicePicker
      choice={themeChoice.name}
      legend={t('controls.theme')}
      choices={choices}
      value={useRootChoice(themeChoice)}
      onChoose={themeChoice.choose}
    />
  )
}
