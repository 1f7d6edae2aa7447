import { homeLimits } from '../domain/limits'
import { publicAnalytics } from './analytics'
import { postCards } from './posts'
import { topProducts } from './products'
import { featuredProjects } from './projects'
import { activeServices } from './services'

/** Everything on the home page (specification §2). */
export async function homeContent() {
  const [analytics, services, featured, products, posts] = await Promise.all([
    publicAnalytics(),
    activeServices({ limit: homeLimits.services, page: 1 }),
    featuredProjects(homeLimits.projects + homeLimits.cases),
    topProducts(homeLimits.products),
    postCards({}, { limit: homeLimits.posts, page: 1 }),
  ])
  const projects = featured.slice(0, homeLimits.projects)
  return {
    analytics,
    services: services.entries,
    projects,
    // The section of projects shows the first ones already.
    cases: [...featured.slice(homeLimits.projects), ...projects.slice(1), ...projects.slice(0, 1)],
    products,
    posts: posts.entries,
  }
}
