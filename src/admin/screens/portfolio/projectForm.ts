import type { ProjectEntity } from '@/domain/entities'
import { asLines, linesOf } from '@/domain/typed'

/** A project as it is typed. */
export interface ProjectValues {
  title: string
  category: string
  description: string
  clientName: string
  /** A day, as a date input gives it. */
  completedAt: string
  technologies: string
  images: string
  projectUrl: string
  githubUrl: string
  isFeatured: boolean
  /** A new title alone does not move the page. */
  slug: string
}

export const toValues = (project: ProjectEntity | null): ProjectValues => ({
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
})

export const toBody = ({ technologies, images, ...values }: ProjectValues) => ({
  ...values,
  technologies: linesOf(technologies),
  images: linesOf(images),
})
