'use client'

import { portfolioPath } from '@/admin/paths'
import { type EditorDescription, EntryEditor } from '@/admin/shared/editing/EntryEditor'
import { PanelSection } from '@/admin/shared/editing/PanelSection'
import type { CaseStudy } from '@/domain/caseStudy'
import type { EditedEntity, ProjectEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { projectSchema } from '@/schemas/project'
import { ProjectSlug, ProjectText, ProjectTitle } from './ProjectFields'
import { type ProjectValues, toBody, toChecks, toValues } from './projectForm'
import { project } from './resource'

const description: EditorDescription<EditedEntity<ProjectEntity & Partial<CaseStudy>>, ProjectValues> = {
  resource: project,
  parent: { label: 'Portfolio', href: portfolioPath },
  toValues,
  toBody,
  schema: projectSchema,
  toChecks,
  Text: ({ form }) => (
    <>
      <ProjectTitle form={form} />
      <ProjectText form={form} />
    </>
  ),
  Details: ({ form, entry }) => (
    <PanelSection title="Address">
      <ProjectSlug form={form} oldSlugs={entry.oldSlugs} />
    </PanelSection>
  ),
}

/** The full editor of a project. */
export const ProjectEditor = (props: { id: string; role: Role }) => (
  <EntryEditor description={description} {...props} />
)
