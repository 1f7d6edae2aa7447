'use client'

import type { RefObject } from 'react'
import { EntryDialog } from '@/admin/shared/crud/EntryDialog'
import { useEntryForm } from '@/admin/shared/crud/useEntryForm'
import type { ProjectForStaff } from '@/domain/entities'
import { projectSchema } from '@/schemas/project'
import { ProjectSlug, ProjectText, ProjectTitle } from './ProjectFields'
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
  return (
    <EntryDialog
      title={entry ? 'Edit Project' : 'Add New Project'}
      save="Save Project"
      entry={form}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <ProjectTitle form={form} />
      <ProjectSlug form={form} oldSlugs={entry?.oldSlugs} />
      <ProjectText form={form} />
      <p className="text-sm text-muted">Visitors see the project as soon as it is saved.</p>
    </EntryDialog>
  )
}
