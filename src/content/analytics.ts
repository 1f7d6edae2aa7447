import type { PublicAnalytics } from '../domain/entities'
import { cms } from './payload'

/** The figures that the hero shows to everybody. */
export async function publicAnalytics(): Promise<PublicAnalytics> {
  const payload = await cms()
  const [projects, products] = await Promise.all([
    payload.count({ collection: 'project' }),
    payload.count({ collection: 'product', where: { isActive: { equals: true } } }),
  ])
  return { totalProjects: projects.totalDocs, activeProducts: products.totalDocs }
}
