import { homeLimits } from '../domain/limits'
import { publicAnalytics } from './analytics'
import { postCards } from './posts'
import { topProducts } from './products'
import { featuredProjects, hasProjects } from './projects'
import { activeServices } from './services'

/** Projects of the demo content shown in the hero's image. */
const heroWorks = ['tally-spice-auction', 'morning-crate-app']

/** Everything on the home page (specification §2). */
export async function homeContent() {
  const [analytics, services, projects, products, posts, hasHeroWorks] = await Promise.all([
    publicAnalytics(),
    activeServices({ limit: homeLimits.services, page: 1 }),
    featuredProjects(homeLimits.projects),
    topProducts(homeLimits.products),
    postCards({}, { limit: homeLimits.posts, page: 1 }),
    hasProjects(heroWorks),
  ])
  return { analytics, services: services.entries, projects, products, posts: posts.entries, hasHeroWorks }
}
