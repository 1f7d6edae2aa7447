import { existingIds } from '@/content/existingIds'
import { publishedCaseStudy } from '@/content/projects'
import { toCaseStudy, toProject } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import { filledParts } from '@/domain/caseStudy'
import { contentRoles } from '@/domain/roles'
import { projectSchema } from '@/schemas/project'
import { crud } from './crud'

export const adminProjects = crud({
  collection: 'project',
  path: '/admin/projects',
  name: 'Project',
  allow: contentRoles,
  body: projectSchema,
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
      _status: 'published' as const,
    }
  },
  toEntities: async (docs) => docs.map((doc) => ({ ...toProject(doc), ...filledParts(toCaseStudy(doc)) })),
})
