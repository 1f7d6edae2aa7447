import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { existingIds } from '@/content/existingIds'
import { publishedCaseStudy } from '@/content/projects'
import { toCaseStudy, toProject } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import { type CaseStudy, filledParts } from '@/domain/caseStudy'
import type { ProjectEntity } from '@/domain/entities'
import { contentRoles } from '@/domain/roles'
import { projectDraftSchema, projectSchema } from '@/schemas/project'
import { bulk } from './bulk'
import { crud } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

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
  async toData({ images, services, article, ...body }, reader, id) {
    return {
      // Otherwise a save would publish the parts of a newer draft that the request leaves out.
      ...(id && (await publishedCaseStudy(id))),
      ...body,
      images: await storedPictures(images, reader),
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

export const adminProjects = [bulk(projects), ...crud(projects), ...editing(projects), ...versions(projects)]
