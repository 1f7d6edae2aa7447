'use client'

import type { RefObject } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { OldAddressList } from '@/admin/shared/crud/OldAddressList'
import { PicturesField } from '@/admin/shared/crud/PicturesField'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import { SwitchField } from '@/admin/shared/forms/SwitchField'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { TextField } from '@/admin/shared/forms/TextField'
import { contentLimits } from '@/domain/categories'
import type { ProjectForStaff } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { maxSlugLength } from '@/domain/slug'
import { projectSchema } from '@/schemas/project'
import { CaseStudyFields } from './CaseStudyFields'
import { toBody, toValues } from './projectForm'
import { project } from './resource'

interface Props {
  entry: ProjectForStaff | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

export function ProjectDialog({ entry, onClose, fallbackFocus }: Props) {
  const form = useEntryForm({
    resource: project,
    entry,
    toValues,
    toBody,
    schema: projectSchema,
    onSaved: onClose,
  })
  const { field } = form
  const { values } = form
  return (
    <EntryDialog
      title={entry ? 'Edit Project' : 'Add New Project'}
      save="Save Project"
      entry={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField label="Title" isRequired maxLength={contentLimits.title} {...field('title')} />
        <TextField label="Category" isRequired maxLength={contentLimits.category} {...field('category')} />
      </div>
      <TextField
        label="Slug"
        hint={values.slug ? `URL: ${paths.project(values.slug)}` : 'Leave empty to generate from the title.'}
        maxLength={maxSlugLength}
        {...field('slug')}
      />
      <OldAddressList slugs={entry?.oldSlugs} toPath={paths.project} />
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
      <CaseStudyFields field={field} values={values} set={form.set} />
    </EntryDialog>
  )
}
