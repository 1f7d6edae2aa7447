import { CheckboxGroup } from '@/admin/shared/forms/CheckboxGroup'
import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { type Locale, localeNames, locales } from '@/domain/locales'
import type { SettingsForm } from './useSettingsForm'

const choices = locales.map((value) => ({ value, label: localeNames[value] }))

/** The languages of the site, and which of them is that of the originals. */
export function LanguageSection({ field, values, set }: SettingsForm) {
  const { languages, contentLanguage } = values
  const { error } = field('languages')
  const offer = (chosen: readonly Locale[]) => locales.filter((locale) => chosen.includes(locale))
  return (
    <FormSection title="Languages" hint="What visitors can read the site in.">
      <SelectField
        label="Content language"
        hint="The language you write entries in. The site always offers it."
        choices={choices}
        {...field('contentLanguage')}
        onChange={(value) =>
          set({ contentLanguage: value as Locale, languages: offer([...languages, value as Locale]) })
        }
        className={whole}
      />
      <CheckboxGroup
        legend="Languages of the site"
        name="languages"
        options={choices.map((choice) => ({
          ...choice,
          lang: choice.value,
          isDisabled: choice.value === contentLanguage,
        }))}
        chosen={languages}
        onToggle={(value, isChosen) =>
          set({
            languages: isChosen ? offer([...languages, value]) : languages.filter((other) => other !== value),
          })
        }
        hint="Turning a language off removes its pages and all links to them. Its texts are kept for when you turn it on again."
        error={error}
        className={whole}
      />
    </FormSection>
  )
}
