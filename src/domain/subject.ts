import type { blogCategories, ProductCategory, ServiceIcon } from './categories'
import type { ServiceType } from './lead'
import { fold } from './search/fold'

/** What a visitor may have read before an inquiry; also the query parameters that name it. */
export const subjectKinds = ['service', 'product', 'project', 'article'] as const
export type SubjectKind = (typeof subjectKinds)[number]

const ofProducts: Record<ProductCategory, ServiceType> = {
  'web-templates': 'web-development',
  'mobile-apps': 'mobile-app',
  dashboard: 'web-development',
  'e-commerce': 'web-development',
  'api-scripts': 'backend',
  'tools-& utilities': 'consultation',
  cms: 'web-development',
  'admin-panels': 'web-development',
}

/** The service type of an inquiry about a product; its form doesn't ask for one. */
export const serviceTypeOfProduct = (category: string): ServiceType =>
  ofProducts[category as ProductCategory] ?? 'consultation'

/** Without the default, which says nothing about a service. */
const ofIcons: Partial<Record<ServiceIcon, ServiceType>> = {
  'laptop-code': 'web-development',
  globe: 'web-development',
  'mobile-alt': 'mobile-app',
  database: 'backend',
  server: 'backend',
  'paint-brush': 'ui-ux',
  cloud: 'cloud',
  cogs: 'maintenance',
  'shield-alt': 'consultation',
}

/** The service type that a service stands for, by its icon: titles are free text in any language. */
export const serviceTypeOfService = (icon: ServiceIcon): ServiceType | undefined => ofIcons[icon]

const ofArticles: Partial<Record<(typeof blogCategories)[number], ServiceType>> = {
  'Web Development': 'web-development',
  'Mobile Development': 'mobile-app',
  'Backend Development': 'backend',
  'UI/UX Design': 'ui-ux',
  'Cloud Solutions': 'cloud',
}

/** The service type that an article suggests, by its category; undefined for the general ones. */
export const serviceTypeOfArticle = (category: string): ServiceType | undefined =>
  ofArticles[category as (typeof blogCategories)[number]]

/** Words of the categories that staff write, in the site's languages. The first match counts: “Mobile Web”. */
const ofProjects: [RegExp, ServiceType][] = [
  [/\b(?:mobiles?|mobil|movil|moviles|android|ios)\b/, 'mobile-app'],
  [/\b(?:cloud|nube|devops|nuage)\b/, 'cloud'],
  [/\b(?:ui|ux|design|diseno)\b/, 'ui-ux'],
  [/\b(?:backend|apis?|data|daten|datos|donnees)\b/, 'backend'],
  [/\b(?:web|website|sites?|commerce|shops?|dashboards?|portals?)\b/, 'web-development'],
]

/** The service type that a project suggests, by the words of its category; undefined if none is known. */
export const serviceTypeOfProject = (category: string): ServiceType | undefined =>
  ofProjects.find(([words]) => words.test(fold(category)))?.[1]
