import { homeLimits } from '../domain/limits'
import { publicAnalytics } from './analytics'
import { postCards } from './posts'
import { topProducts } from './products'
import { featuredProjects } from './projects'
import { activeServices } from './services'

/** Everything on the home page (specification §2). */
export async function homeContent() {
  const [analytics, services, projects, products, posts] = await Promise.all([
    publicAnalytics(),
    activeServices({ limit: homeLimits.services, page: 1 }),
    featuredProjects(homeLimits.projects),
    topProducts(homeLimits.products),
    postCards({}, { limit: homeLimits.posts, page: 1 }),
  ])
  return { analytics, services: services.entries, projects, products, posts: posts.entries }
}
