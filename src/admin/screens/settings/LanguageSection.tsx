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
      <fieldset data-field="languages" className={whole}>
        <legend className="mb-1.5 font-medium text-sm">Languages of the site</legend>
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {choices.map(({ value, label }) => (
            <label key={value} className="flex min-h-8 items-center gap-2 text-sm" lang={value}>
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={languages.includes(value)}
                disabled={value === contentLanguage}
                onChange={({ target }) =>
                  set({
                    languages: target.checked
                      ? offer([...languages, value])
                      : languages.filter((other) => other !== value),
                  })
                }
              />
              {label}
            </label>
          ))}
        </div>
        {error && <p className="mt-1.5 font-medium text-danger text-xs">{error}</p>}
        <p className="mt-1.5 text-muted text-xs">
          Turning a language off removes its pages and all links to them. Its texts are kept for when you turn
          it on again.
        </p>
      </fieldset>
    </FormSection>
  )
}
