import { homeLimits } from '../domain/limits'
import { publicAnalytics } from './analytics'
import type { LocaleOptions } from './inLanguage'
import { postCards } from './posts'
import { topProducts } from './products'
import { featuredProjects } from './projects'
import { serviceCards } from './services'

/** Everything on the home page (specification §2). */
export async function homeContent(localeOptions?: LocaleOptions) {
  const [analytics, services, featured, products, posts] = await Promise.all([
    publicAnalytics(),
    serviceCards({ limit: homeLimits.services, page: 1 }, localeOptions),
    featuredProjects(homeLimits.projects + homeLimits.cases, localeOptions),
    topProducts(homeLimits.products, localeOptions),
    postCards({}, { limit: homeLimits.posts, page: 1 }, localeOptions),
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
