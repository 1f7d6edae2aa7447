import { toProject } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import { staffRoles } from '@/domain/roles'
import { projectSchema } from '@/schemas/project'
import { crud } from './crud'

export const adminProjects = crud({
  collection: 'project',
  path: '/admin/projects',
  name: 'Project',
  allow: staffRoles,
  body: projectSchema,
  async toData({ images, ...body }, reader) {
    return { ...body, images: await storedPictures(images, reader), _status: 'published' as const }
  },
  toEntities: async (docs) => docs.map(toProject),
})
