import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { existingIds } from '@/content/existingIds'
import { toCaseStudy, toProject } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import { type CaseStudy, filledParts } from '@/domain/caseStudy'
import type { ProjectEntity } from '@/domain/entities'
import { contentRoles } from '@/domain/roles'
import { withRowIds } from '@/domain/rowIds'
import type { Project } from '@/payload-types'
import { projectDraftSchema, projectSchema } from '@/schemas/project'
import { bulk } from './bulk'
import { comments } from './comments'
import { crud } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

interface Lists {
  decisions?: object[] | undefined
  results?: object[] | undefined
}

/** Rows keep the ids that they have, and with them their translations. */
const withIds = <Parts extends Lists>(parts: Parts, stored?: Project): Parts => ({
  ...parts,
  ...(parts.decisions && { decisions: withRowIds(parts.decisions, stored?.decisions ?? []) }),
  ...(parts.results && { results: withRowIds(parts.results, stored?.results ?? []) }),
})

const projects: Drafted<
  'project',
  z.infer<typeof projectSchema>,
  z.infer<typeof projectDraftSchema>,
  ProjectEntity & Partial<CaseStudy>
> = {
  collection: 'project',
  path: '/admin/projects',
  name: 'Project',
  allow: contentRoles,
  body: projectSchema,
  draft: projectDraftSchema,
  async toData({ images, services, article, ...body }, access, stored) {
    // Otherwise a save would publish the parts of a newer draft that the request leaves out.
    const leftOut = stored?._status === 'published' ? toCaseStudy(stored) : {}
    return {
      ...withIds({ ...leftOut, ...body }, stored),
      images: await storedPictures(images, access),
      // What was deleted meanwhile is no longer related.
      ...(services && { services: await existingIds('service', services) }),
      ...(article !== undefined && {
        article: article && ((await existingIds('blog-post', [article]))[0] ?? null),
      }),
      _status: 'published',
    } as RequiredDataFromCollectionSlug<'project'>
  },
  toEntities: async (docs) => docs.map((doc) => ({ ...toProject(doc), ...filledParts(toCaseStudy(doc)) })),
}

export const adminProjects = [
  bulk(projects),
  ...crud(projects),
  ...editing(projects),
  ...comments(projects),
  ...versions(projects),
]
