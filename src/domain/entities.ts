import type { AuditAction, AuditChange, AuditKind } from './audit'
import type { ServiceIcon } from './categories'
import type { BudgetBand, LeadFolder, LeadStatus, ServiceType } from './lead'
import type { Locale } from './locales'
import type { Role } from './roles'
import type { SocialPlatform } from './social'
import type { CopyFormat } from './uploads'
import type { WhatsappTexts } from './whatsapp'

/** The entities as the API serves them and the screens show them: specification §3. Dates are ISO 8601. */

export interface ServiceEntity {
  id: string
  title: string
  description: string
  features: string[]
  technologies: string[]
  price: string
  icon: ServiceIcon
  isActive: boolean
  order: number
  createdAt: string
  updatedAt: string
}

export interface ProductEntity {
  id: string
  title: string
  description: string
  longDescription: string | null
  category: string
  /** Whole rupees. */
  price: number
  originalPrice: number | null
  technologies: string[]
  features: string[]
  images: string[]
  downloadUrl: string | null
  demoUrl: string | null
  rating: number
  reviewCount: number
  isActive: boolean
  isFeatured: boolean
  createdAt: string
  updatedAt: string
}

export interface ProjectEntity {
  id: string
  title: string
  slug: string
  description: string
  category: string
  isFeatured: boolean
  images: string[]
  clientName: string | null
  completedAt: string | null
  technologies: string[]
  projectUrl: string | null
  githubUrl: string | null
  createdAt: string
  updatedAt: string
}

export interface PostEntity {
  id: string
  title: string
  slug: string
  excerpt: string
  /** Clean HTML. */
  content: string
  featuredImage: string | null
  category: string
  tags: string[]
  author: string
  isPublished: boolean
  isFeatured: boolean
  metaTitle: string | null
  metaDescription: string | null
  readTime: number
  publishedAt: string | null
  createdAt: string
  updatedAt: string
  viewCount: number
}

export interface LeadEntity {
  id: string
  fullName: string
  email: string
  phone: string | null
  serviceType: ServiceType
  description: string
  status: LeadStatus
  budget: BudgetBand | null
  company: string | null
  timeline: string | null
  notes: string | null
  /** Whole rupees. */
  estimatedValue: number | null
  owner: LeadOwner | null
  nextStep: string | null
  /** A day: YYYY-MM-DD. */
  nextStepDue: string | null
  folder: LeadFolder
  createdAt: string
  updatedAt: string
}

/** An admin who looks after leads. */
export interface LeadOwner {
  id: string
  username: string
  /** As colleagues know the person; without one the username. */
  name: string
}

/**
 * How many leads a list would hold under each value of a filter, all its other filters as they are, and
 * what those of each status are worth.
 */
export interface LeadSummary {
  folders: Record<LeadFolder, number>
  statuses: Record<LeadStatus, { count: number; value: number }>
  serviceTypes: Record<ServiceType, number>
  budgets: Record<BudgetBand, number>
  /** Everybody who may look after a lead. */
  owners: (LeadOwner & { count: number; isMe: boolean })[]
  unowned: number
}

/** How many leads there are, in all and in each status. */
export type LeadCounts = Record<'total' | LeadStatus, number>

export interface PublicAnalytics {
  totalProjects: number
  activeProducts: number
}

export interface AdminAnalytics {
  totalLeads: number
  newLeads: number
  totalServices: number
  activeProducts: number
  publishedPosts: number
  totalViews: number
}

/** The leads that came in within some days: each sum is the same leads, counted in another way. */
export interface LeadAnalytics {
  days: number
  /** Whose midnight ends a day. */
  timeZone: string
  total: number
  /** As many came in as many days before these. */
  previousTotal: number
  /** Oldest first; the last is today, so far. */
  perDay: { date: string; count: number }[]
  byStatus: { status: LeadStatus; count: number }[]
  byService: { serviceType: ServiceType; count: number }[]
}

/** A post as the dashboard names it. */
export interface PostLine {
  id: string
  title: string
  slug: string
  publishedAt: string | null
  updatedAt: string
}

/** How the blog stands: the first few of each list, and how many there are. */
export interface PostAnalytics {
  publishedPosts: number
  totalViews: number
  mostRead: (PostLine & { viewCount: number })[]
  drafts: Page<PostLine>
  /** ISO 8601 of when they come out. */
  scheduled: Page<PostLine & { publishAt: string }>
}

export type FoundKind = 'lead' | 'post' | 'project' | 'product' | 'service'

/** An entry that answers a search over the whole back office. */
export interface FoundEntry {
  kind: FoundKind
  id: string
  title: string
  /** What tells it from others of that title. */
  detail: string
}

export interface SettingsEntity {
  siteName: string
  email: string
  phone: string
  whatsappNumber: string
  location: string
  businessHours: string
  /** In which stored texts are written. */
  contentLanguage: Locale
  social: { platform: SocialPlatform; url: string }[]
  whatsappTexts: WhatsappTexts
  analyticsId: string | null
  /** Whether visitors are asked before their visits are counted. */
  analyticsConsent: boolean
}

/** The settings as staff edit them. */
export interface StoredSettings extends SettingsEntity {
  /** Addresses with commas between them. */
  inquiryRecipients: string | null
  confirmInquiries: boolean
  /** Null: the contact e-mail. */
  securityContact: string | null
  securityPolicy: string | null
  /** Null: the language of the content. */
  securityLanguages: string | null
  updatedAt: string
}

export interface SessionUser {
  username: string
  role: Role
}

/** A picture as the site draws it: an address, the text in its place, and its smaller copies. */
export interface Picture {
  src: string
  alt: string
  width: number | null
  height: number | null
  /** Its smaller copies, a `srcset` for each format, the lightest first; none for a picture by address. */
  copies: { type: `image/${CopyFormat}`; srcSet: string }[]
  /** What stays in sight where it is cut, as `object-position`; null: its middle. */
  position: string | null
}

/** How an entry stands, where it is not simply published. */
export interface EntryStanding {
  /** `changed`: a draft lies beside what is published. */
  state: 'draft' | 'scheduled' | 'changed' | 'published'
  /** ISO 8601; null where no time is set. */
  publishAt: string | null
  unpublishAt: string | null
  /** Whether what was to happen at a time has failed for good. */
  planFailed: boolean
}

/** An entry as the staff are told of it; one that is simply published says nothing of its standing. */
export type ForStaff<Entity> = Entity &
  Partial<EntryStanding> & {
    /** Slugs under which it was public before, which lead to where it is now; left out where there are none. */
    oldSlugs?: string[]
  }

/** A page of a list, and how many entries there are in all. */
export interface Page<Entity> {
  entries: Entity[]
  total: number
}

/** An entry of the audit trail. */
export interface AuditEntity {
  id: string
  kind: AuditKind
  /** The id of the document; of settings their name. */
  document: string
  /** What it was called then. */
  title: string
  action: AuditAction
  /** Who did it; null for visitors and for the product itself. The username is the one of then. */
  user: { id: string; username: string; name: string } | null
  changes: AuditChange[]
  createdAt: string
}

/** An account of the staff. */
export interface UserEntity {
  id: string
  /** To log in with; never changes. */
  username: string
  /** As colleagues know the person. */
  name: string | null
  role: Role
  /** Who is not cannot log in. */
  isActive: boolean
  lastLoginAt: string | null
  /** How many are open. */
  sessions: number
  createdAt: string
}

/** One's own account. */
export interface ProfileEntity extends UserEntity {
  openSessions: { id: string; createdAt: string; isCurrent: boolean }[]
}
