import { NumberField } from '@/admin/shared/forms/NumberField'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { FormFields } from '@/admin/shared/forms/useSchemaForm'
import { contentLimits, type ServiceIcon as IconName, serviceIcons } from '@/domain/categories'
import { ServiceIcon } from './ServiceIcon'
import type { ServiceValues } from './serviceForm'

const icons = serviceIcons.map((value) => ({ value, label: value }))

/** The fields of a service, in its dialog and its full editor. */
export function ServiceFields({ form: { field } }: { form: FormFields<ServiceValues> }) {
  const icon = field('icon')
  return (
    <>
      <TextField label="Title" isRequired maxLength={contentLimits.title} {...field('title')} />
      <TextAreaField
        label="Description"
        isRequired
        maxLength={contentLimits.summary}
        {...field('description')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Price"
          isRequired
          placeholder="Starting from ₹25,000"
          maxLength={contentLimits.price}
          {...field('price')}
        />
        <SelectField
          label="Icon"
          choices={icons}
          {...icon}
          onChange={(value) => icon.onChange(value as IconName)}
          markOf={(value) => <ServiceIcon name={value as IconName} />}
        />
        <NumberField label="Display order" hint="Lowest comes first." {...field('order')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAreaField label="Technologies" hint="One per line." rows={5} {...field('technologies')} />
        <TextAreaField
          label="Features"
          hint="One per line. The site shows the first four."
          rows={5}
          {...field('features')}
        />
      </div>
      <SwitchField label="Active" hint="Visible on the website." {...field('isActive')} />
    </>
  )
}
