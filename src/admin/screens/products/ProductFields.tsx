import { PicturesField } from '@/admin/shared/crud/PicturesField'
import { NumberField } from '@/admin/shared/forms/NumberField'
import { SelectField } from '@/admin/shared/forms/SelectField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { FormFields } from '@/admin/shared/forms/useSchemaForm'
import { contentLimits, productCategories, ratingLimits } from '@/domain/categories'
import type { ProductValues } from './productForm'

/** The fields of a product, in its dialog and its full editor. */
export const ProductFields = ({ form: { field } }: { form: FormFields<ProductValues> }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextField label="Title" isRequired maxLength={contentLimits.title} {...field('title')} />
      <SelectField label="Category" isRequired choices={productCategories} {...field('category')} />
    </div>
    <TextAreaField
      label="Description"
      isRequired
      rows={2}
      maxLength={contentLimits.summary}
      {...field('description')}
    />
    <TextAreaField
      label="Long description"
      rows={4}
      maxLength={contentLimits.longText}
      {...field('longDescription')}
    />
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <NumberField label="Price (₹)" isRequired min={0} placeholder="0" {...field('price')} />
      <NumberField label="Original price (₹)" min={0} placeholder="0" {...field('originalPrice')} />
      <NumberField label="Rating" min={ratingLimits.min} max={ratingLimits.max} {...field('rating')} />
      <NumberField label="Review count" min={0} {...field('reviewCount')} />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextAreaField label="Technologies" hint="One per line." rows={5} {...field('technologies')} />
      <TextAreaField label="Features" hint="One per line." rows={5} {...field('features')} />
    </div>
    <PicturesField {...field('images')} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Demo URL" type="url" maxLength={contentLimits.url} {...field('demoUrl')} />
      <TextField label="Download URL" type="url" maxLength={contentLimits.url} {...field('downloadUrl')} />
    </div>
    <div className="grid gap-3 sm:grid-cols-2">
      <SwitchField label="Active" hint="Visible on the website." {...field('isActive')} />
      <SwitchField label="Featured" hint="Shown first on the Products page." {...field('isFeatured')} />
    </div>
  </>
)
