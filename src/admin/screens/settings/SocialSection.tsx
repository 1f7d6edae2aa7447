import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { FormSection, whole } from '@/admin/shared/forms/FormSection'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { TextField } from '@/admin/shared/forms/TextField'
import { Button } from '@/admin/shared/ui/Button'
import type { SettingsEntity } from '@/domain/entities'
import { settingsLimits } from '@/domain/siteSettings'
import { socialPlatforms } from '@/domain/social'
import type { SettingsForm } from './useSettingsForm'

type Link = SettingsEntity['social'][number]

/** Social profiles, in footer order. */
export function SocialSection({ field, values, set }: SettingsForm) {
  const { social } = values
  const add = useRef<HTMLButtonElement>(null)
  const next = socialPlatforms.find(({ value }) => social.every(({ platform }) => platform !== value))
  return (
    <FormSection title="Social links" hint="Shown in the footer in this order.">
      {social.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is identified by its position only.
        <div key={index} className={`flex flex-wrap items-start gap-2 ${whole}`}>
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
          <Button
            variant="danger"
            className="mt-6 min-h-10"
            aria-label={`Remove link ${index + 1}`}
            icon={<Trash2 aria-hidden size={14} />}
            onClick={() => {
              set({ social: social.filter((_, place) => place !== index) })
              add.current?.focus()
            }}
          />
        </div>
      ))}
      <div className={whole}>
        <button
          ref={add}
          type="button"
          disabled={social.length >= settingsLimits.socialLinks}
          onClick={() => set({ social: [...social, { platform: next?.value ?? 'github', url: '' }] })}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-medium text-ink hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60"
        >
          <Plus aria-hidden size={14} />
          Add link
        </button>
      </div>
    </FormSection>
  )
}
