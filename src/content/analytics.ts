import type { AdminAnalytics, PublicAnalytics } from '../domain/entities'
import { initialLeadStatus } from '../domain/lead'
import { getCms } from '../runtime/cms'
import { inquiries } from './leads'
import { matchAll } from './matchAll'
import { published, publishedActive, publishedNow } from './published'
import { totalViews } from './viewCounts'

/** The public figures in the hero. */
export async function publicAnalytics(): Promise<PublicAnalytics> {
  const payload = await getCms()
  const [projects, products] = await Promise.all([
    payload.count({ collection: 'project', where: published }),
    payload.count({ collection: 'product', where: publishedActive }),
  ])
  return { totalProjects: projects.totalDocs, activeProducts: products.totalDocs }
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
    payload.count({ collection: 'service', where: matchAll }),
    payload.count({ collection: 'product', where: publishedActive }),
    payload.count({ collection: 'blog-post', where: publishedNow() }),
    totalViews(),
  ])
  return {
    totalLeads: leads.totalDocs,
    newLeads: newLeads.totalDocs,
    totalServices: services.totalDocs,
    activeProducts: products.totalDocs,
    publishedPosts: posts.totalDocs,
    totalViews: views,
  }
}
