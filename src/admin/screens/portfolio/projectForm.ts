import { type EntryChecks, pageChecks } from '@/domain/checks/entryChecks'
import type { ProjectForStaff } from '@/domain/entities'
import { asLines, linesOf } from '@/domain/typed'
import { type CaseStudyValues, toCaseStudyBody, toCaseStudyValues } from './caseStudyForm'

/** The form values of a project. */
export interface ProjectValues extends CaseStudyValues {
  title: string
  category: string
  description: string
  clientName: string
  /** A date in the format of a date input. */
  completedAt: string
  technologies: string
  images: string
  projectUrl: string
  githubUrl: string
  isFeatured: boolean
  /** Doesn't follow the title, so that the page keeps its URL. */
  slug: string
}

export const toValues = (project: ProjectForStaff | null): ProjectValues => ({
  title: project?.title ?? '',
  category: project?.category ?? '',
  description: project?.description ?? '',
  clientName: project?.clientName ?? '',
  // Days are stored as midnight UTC.
  completedAt: project?.completedAt?.slice(0, 10) ?? '',
  technologies: asLines(project?.technologies ?? []),
  images: asLines(project?.images ?? []),
  projectUrl: project?.projectUrl ?? '',
  githubUrl: project?.githubUrl ?? '',
  isFeatured: project?.isFeatured ?? false,
  slug: project?.slug ?? '',
  ...toCaseStudyValues(project),
})

export const toBody = ({ technologies, images, ...values }: ProjectValues) => ({
  ...values,
  ...toCaseStudyBody(values),
  technologies: linesOf(technologies),
  images: linesOf(images),
})

export const toChecks = ({ title, description, images, projectUrl }: ProjectValues): EntryChecks =>
  pageChecks({ title, description }, { images: linesOf(images), projectUrl: [projectUrl.trim()] })
