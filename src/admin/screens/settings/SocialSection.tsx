import { FormSection } from '@/admin/shared/forms/FormSection'
import { Rows } from '@/admin/shared/forms/Rows'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { SettingsEntity } from '@/domain/entities'
import { settingsLimits } from '@/domain/siteSettings'
import { socialPlatforms } from '@/domain/social'
import type { SettingsForm } from './useSettingsForm'

type Link = SettingsEntity['social'][number]

/** Social profiles, in footer order. */
export function SocialSection({ field, values, set }: SettingsForm) {
  const { social } = values
  const next = socialPlatforms.find(({ value }) => social.every(({ platform }) => platform !== value))
  return (
    <FormSection title="Social links" hint="Shown in the footer in this order.">
      <Rows
        noun="link"
        rows={social}
        max={settingsLimits.socialLinks}
        blank={{ platform: next?.value ?? 'github', url: '' }}
        onChange={(links) => set({ social: links })}
      >
        {(index) => (
          <>
            <SelectField
              label={`Platform ${index + 1}`}
              choices={socialPlatforms}
              {...field(`social.${index}.platform`)}
              onChange={(value) => field(`social.${index}.platform`).onChange(value as Link['platform'])}
              className="w-36"
            />
            <TextField
              label={`URL ${index + 1}`}
              type="url"
              placeholder="https://"
              {...field(`social.${index}.url`)}
              isRequired
              className="grow basis-56"
            />
          </>
        )}
      </Rows>
    </FormSection>
  )
}
