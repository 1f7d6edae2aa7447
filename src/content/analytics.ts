import type { AdminAnalytics, PublicAnalytics } from '../domain/entities'
import { initialLeadStatus } from '../domain/lead'
import { getCms } from '../runtime/cms'
import { allEntries, visibleEntries } from './cachedEntries'
import { inquiries } from './leads'
import { totalViews } from './viewCounts'

/** The public figures in the hero. */
export async function publicAnalytics(): Promise<PublicAnalytics> {
  const [projects, products] = await Promise.all([visibleEntries('project'), visibleEntries('product')])
  return { totalProjects: projects.length, activeProducts: products.length }
}

/** The figures on the dashboard, excluding spam. For admins: it doesn't check access itself. */
export async function adminAnalytics(): Promise<AdminAnalytics> {
  const payload = await getCms()
  // `trash: true`, because the folder already excludes deleted leads.
  const [leads, newLeads, services, products, posts, views] = await Promise.all([
    payload.count({ collection: 'lead', where: inquiries, trash: true }),
    payload.count({
      collection: 'lead',
      where: { and: [inquiries, { status: { equals: initialLeadStatus } }] },
      trash: true,
    }),
    allEntries('service'),
    visibleEntries('product'),
    visibleEntries('blog-post'),
    totalViews(),
  ])
  return {
    totalLeads: leads.totalDocs,
    newLeads: newLeads.totalDocs,
    totalServices: services.length,
    activeProducts: products.length,
    publishedPosts: posts.length,
    totalViews: views,
  }
}
