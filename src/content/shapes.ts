// Stored documents as the entities that the API serves. A draft may lack required fields.
import type { CaseStudy, Result } from '../domain/caseStudy'
import { defaultServiceIcon, ratingLimits } from '../domain/categories'
import type {
  LeadEntity,
  LeadOwner,
  PostEntity,
  ProductEntity,
  ProjectEntity,
  ServiceEntity,
  SettingsEntity,
  TextPageEntity,
} from '../domain/entities'
import { defaultLocale, isLocale, type Locale } from '../domain/locales'
import { offeredLanguages } from '../domain/offeredLanguages'
import { relationId } from '../domain/relationId'
import { isSpamReason } from '../domain/spam'
import { type WhatsappTexts, whatsappContexts } from '../domain/whatsapp'
import type { BlogPost, Lead, Page, Product, Project, Service, SiteSetting } from '../payload-types'
import { lexicalToHtml } from '../rich-text/toHtml'
import { pictureUrl, pictureUrls } from './pictures'

const isOn = ({ _status, isActive }: Pick<Product, '_status' | 'isActive'>) =>
  _status === 'published' && isActive !== false

/** The language of an entry's texts, for callers that asked for one. */
export const withLanguage = <Entity extends object>(
  entity: Entity,
  { language }: { language?: Locale },
): Entity => (language ? { ...entity, language } : entity)

export const toService = (doc: Service): ServiceEntity => ({
  id: doc.id,
  title: doc.title ?? '',
  description: doc.description ?? '',
  features: doc.features ?? [],
  technologies: doc.technologies ?? [],
  price: doc.price ?? '',
  icon: doc.icon ?? defaultServiceIcon,
  isActive: isOn(doc),
  order: doc.order ?? 0,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toProduct = (doc: Product): ProductEntity => ({
  id: doc.id,
  title: doc.title ?? '',
  description: doc.description ?? '',
  longDescription: doc.longDescription ?? null,
  category: doc.category ?? '',
  price: doc.price ?? 0,
  originalPrice: doc.originalPrice ?? null,
  technologies: doc.technologies ?? [],
  features: doc.features ?? [],
  images: pictureUrls(doc.images),
  downloadUrl: doc.downloadUrl ?? null,
  demoUrl: doc.demoUrl ?? null,
  rating: doc.rating ?? ratingLimits.default,
  reviewCount: doc.reviewCount ?? 0,
  isActive: isOn(doc),
  isFeatured: doc.isFeatured ?? false,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toProject = (doc: Project): ProjectEntity => ({
  id: doc.id,
  title: doc.title ?? '',
  slug: doc.slug ?? '',
  description: doc.description ?? '',
  category: doc.category ?? '',
  isFeatured: doc.isFeatured ?? false,
  images: pictureUrls(doc.images),
  clientName: doc.clientName ?? null,
  completedAt: doc.completedAt ?? null,
  technologies: doc.technologies ?? [],
  projectUrl: doc.projectUrl ?? null,
  githubUrl: doc.githubUrl ?? null,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toResults = (stored: NonNullable<Project['results']>): Result[] =>
  stored.map(({ label, before = null, beforeUnit = null, after, unit = null, source = null }) => ({
    label: label ?? '',
    before,
    beforeUnit,
    after,
    unit,
    source,
  }))

export const toCaseStudy = (doc: Project): CaseStudy => ({
  situation: doc.situation ?? null,
  constraints: doc.constraints ?? [],
  findings: doc.findings ?? null,
  solution: doc.solution ?? null,
  decisions: (doc.decisions ?? []).map(({ title, text = null }) => ({ title, text })),
  results: toResults(doc.results ?? []),
  quote: {
    text: doc.quote?.text ?? null,
    name: doc.quote?.name ?? null,
    role: doc.quote?.role ?? null,
  },
  team: doc.team ?? [],
  weeks: doc.weeks ?? null,
  services: (doc.services ?? []).map((service) => relationId(service)),
  article: relationId(doc.article) ?? null,
})

/** A post without its text and views, for the site's lists. */
export type PostSummary = Omit<PostEntity, 'content' | 'viewCount'>

export const toPostSummary = (doc: Omit<BlogPost, 'content'>): PostSummary => ({
  id: doc.id,
  title: doc.title ?? '',
  slug: doc.slug ?? '',
  excerpt: doc.excerpt ?? '',
  featuredImage: pictureUrl(doc.featuredImage),
  category: doc.category ?? '',
  tags: doc.tags ?? [],
  author: doc.author ?? '',
  isPublished: doc._status === 'published',
  isFeatured: doc.isFeatured ?? false,
  metaTitle: doc.metaTitle ?? null,
  metaDescription: doc.metaDescription ?? null,
  readTime: doc.readTime ?? 1,
  publishedAt: doc.publishedAt ?? null,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toPost = (doc: BlogPost, viewCount: number): PostEntity => ({
  ...toPostSummary(doc),
  content: doc.content ? lexicalToHtml(doc.content) : '',
  viewCount,
})

export const toTextPage = (doc: Page): TextPageEntity => ({
  id: doc.id,
  title: doc.title ?? '',
  slug: doc.slug ?? '',
  description: doc.description ?? '',
  content: doc.content ? lexicalToHtml(doc.content) : '',
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

/** Accounts by id, as those who work with leads see them. */
export type People = ReadonlyMap<string, LeadOwner>

const personId = (person: Lead['owner']) => relationId(person) ?? ''

/** The accounts that a lead names. */
export const peopleOf = ({ owner, nextSteps }: Lead): string[] =>
  [owner, ...(nextSteps ?? []).map(({ person }) => person)].map(personId).filter(Boolean)

export const toLead = (doc: Lead, people: People): LeadEntity => ({
  id: doc.id,
  fullName: doc.fullName,
  email: doc.email,
  phone: doc.phone ?? null,
  serviceType: doc.serviceType,
  description: doc.description,
  status: doc.status,
  budget: doc.budget ?? null,
  company: doc.company ?? null,
  timeline: doc.timeline ?? null,
  language: doc.language && isLocale(doc.language) ? doc.language : null,
  notes: doc.notes ?? null,
  estimatedValue: doc.estimatedValue ?? null,
  // The account may have been deleted.
  owner: people.get(personId(doc.owner)) ?? null,
  nextStep: doc.nextStep ?? null,
  nextStepDue: doc.nextStepDue?.slice(0, 10) ?? null,
  nextSteps: (doc.nextSteps ?? []).map(({ text, due, person, isDone }) => ({
    text: text ?? '',
    due: due?.slice(0, 10) ?? null,
    person: people.get(personId(person)) ?? null,
    isDone: Boolean(isDone),
  })),
  expectedClose: doc.expectedClose?.slice(0, 10) ?? null,
  closedOn: doc.closedOn?.slice(0, 10) ?? null,
  lostReason: doc.lostReason ?? null,
  lostNote: doc.lostNote ?? null,
  folder: doc.folder ?? 'inbox',
  spamReason: isSpamReason(doc.spamReason) ? doc.spamReason : null,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

function whatsappTexts(stored: Partial<WhatsappTexts> | undefined): WhatsappTexts {
  return Object.fromEntries(
    whatsappContexts.map(({ name, text }) => [name, stored?.[name] || text]),
  ) as WhatsappTexts
}

export const toSettings = (doc: SiteSetting): SettingsEntity => ({
  siteName: doc.siteName,
  email: doc.email,
  phone: doc.phone,
  whatsappNumber: doc.whatsappNumber,
  location: doc.location,
  businessHours: doc.businessHours,
  contentLanguage: doc.contentLanguage ?? defaultLocale,
  languages: offeredLanguages(doc.languages, doc.contentLanguage ?? defaultLocale),
  social: (doc.social ?? []).map(({ platform, url }) => ({ platform, url })),
  whatsappTexts: whatsappTexts(doc.whatsappTexts),
  analyticsId: doc.analyticsId || null,
  analyticsConsent: doc.analyticsConsent ?? true,
})
