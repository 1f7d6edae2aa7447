import { OldAddressList } from '@/admin/shared/crud/OldAddressList'
import { PicturesField } from '@/admin/shared/crud/PicturesField'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import type { FormFields } from '@/admin/shared/forms/useSchemaForm'
import { contentLimits } from '@/domain/categories'
import { paths } from '@/domain/paths'
import { maxSlugLength } from '@/domain/slug'
import { CaseStudyFields } from './CaseStudyFields'
import type { ProjectValues } from './projectForm'

/** The fields of a project, in groups: its dialog and its full editor arrange them. */
type Form = { form: FormFields<ProjectValues> }

export const ProjectTitle = ({ form: { field } }: Form) => (
  <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <TextField label="Title" isRequired maxLength={contentLimits.title} {...field('title')} />
    <TextField label="Category" isRequired maxLength={contentLimits.category} {...field('category')} />
  </div>
)

export const ProjectSlug = ({
  form: { field, values },
  oldSlugs,
}: Form & { oldSlugs: string[] | undefined }) => (
  <>
    <TextField
      label="Slug"
      hint={values.slug ? `URL: ${paths.project(values.slug)}` : 'Leave empty to generate from the title.'}
      maxLength={maxSlugLength}
      {...field('slug')}
    />
    <OldAddressList slugs={oldSlugs} toPath={paths.project} />
  </>
)

export function ProjectText({ form }: Form) {
  const { field } = form
  return (
    <>
      <TextAreaField
        label="Description"
        isRequired
        rows={5}
        maxLength={contentLimits.longText}
        {...field('description')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Client name" maxLength={contentLimits.title} {...field('clientName')} />
        <TextField label="Completed on" type="date" max="9999-12-31" {...field('completedAt')} />
      </div>
      <TextAreaField label="Technologies" hint="One per line." rows={4} {...field('technologies')} />
      <PicturesField {...field('images')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Project URL" type="url" maxLength={contentLimits.url} {...field('projectUrl')} />
        <TextField label="GitHub URL" type="url" maxLength={contentLimits.url} {...field('githubUrl')} />
      </div>
      <SwitchField label="Featured" hint="Shown on the home page." {...field('isFeatured')} />
      <CaseStudyFields {...form} />
    </>
  )
}
