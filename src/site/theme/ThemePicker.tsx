'use client'

import { themes } from '@/domain/themes'
import { useLanguage } from '@/i18n/LanguageProvider'
import { ChoicePicker } from '../choice/ChoicePicker'
import { rootChoice } from '../choice/rootChoice'

const choice = rootChoice('theme', themes)

export function ThemePicker() {
  const { t } = useLanguage()
  const choices = themes.map((value) => ({ value, label: t(`controls.${value}`) }))
  return (
    <ChoicePicker
      legend={t('controls.theme')}
      choices={choices}
      value={choice.use()}
      onChoose={choice.choose}
    />
  )
}
