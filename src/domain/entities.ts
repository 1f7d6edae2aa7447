import type { AuditAction, AuditChange, AuditKind } from './audit'
import type { CaseStudy } from './caseStudy'
import type { ServiceIcon } from './categories'
import type { Anchor } from './comment'
import type { ContentCollection, DraftedCollection } from './contentCollections'
import type { ReportFinding } from './contentReport'
import type { LostReason } from './deal'
import type { ForecastRow } from './forecast'
import type { Ground } from './grounds'
import type { BudgetBand, LeadFolder, LeadStatus, ServiceType } from './lead'
import type { LeadNoteKind } from './leadNote'
import type { Locale } from './locales'
import type { ReviewState } from './review'
import type { Role } from './roles'
import type { SocialPlatform } from './social'
import type { SpamReason } from './spam'
import type { TrashKind } from './trash'
import type { CopyFormat } from './uploads'
import type { WhatsappTexts } from './whatsapp'

/** The entities that the API serves and the screens show (specification §3). Dates are ISO 8601. */

export interface ServiceEntity {
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
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
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
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
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
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

/** A project for staff, with the parts of its case study that are filled in. */
export type ProjectForStaff = ForStaff<ProjectEntity & Partial<CaseStudy>>

export interface PostEntity {
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
  id: string
  title: string
  slug: string
  excerpt: string
  /** Sanitized HTML. */
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
  /** Of the page from which it was sent. */
  language: Locale | null
  notes: string | null
  /** Whole rupees. */
  estimatedValue: number | null
  owner: LeadOwner | null
  nextStep: string | null
  /** A calendar day: YYYY-MM-DD. */
  nextStepDue: string | null
  /** All steps, done or not; `nextStep` is the open one that is due first. */
  nextSteps: LeadStep[]
  /** A calendar day: YYYY-MM-DD. */
  expectedClose: string | null
  /** A calendar day: YYYY-MM-DD; null while the lead is open. */
  closedOn: string | null
  /** Null unless it was lost. */
  lostReason: LostReason | null
  lostNote: string | null
  folder: LeadFolder
  /** Why it was put into the spam folder; null if staff did it, or nobody. */
  spamReason: SpamReason | null
  createdAt: string
  updatedAt: string
}

/** Something to be done for a lead. */
export interface LeadStep {
  text: string
  /** A calendar day: YYYY-MM-DD. */
  due: string | null
  person: LeadOwner | null
  isDone: boolean
}

/** A note on a lead, a call or a message. */
export interface LeadNoteEntity {
  id: string
  kind: LeadNoteKind
  text: string
  /** Who wrote it, as they were called then. */
  author: string
  /** Whether the reader may change or delete it. */
  mayEdit: boolean
  mayDelete: boolean
  createdAt: string
  updatedAt: string
}

/** A lead that has just arrived. */
export type NewLead = Pick<LeadEntity, 'id' | 'fullName' | 'createdAt'>

/** Someone who can own leads. */
export interface LeadOwner {
  id: string
  username: string
  /** Display name; the username if there is none. */
  name: string
}

/**
 * How many leads each value of a filter would give with all other filters unchanged, and the total value of the leads
 * of each status.
 */
export interface LeadSummary {
  folders: Record<LeadFolder, number>
  statuses: Record<LeadStatus, { count: number; value: number }>
  serviceTypes: Record<ServiceType, number>
  budgets: Record<BudgetBand, number>
  /** Everyone who can own a lead; deactivated accounts keep what they own, but get no more. */
  owners: (LeadOwner & { count: number; isMe: boolean; isActive: boolean })[]
  unowned: number
}

/** The number of leads in total and per status. */
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

/** The leads of the last days; all totals count the same leads in different ways. */
export interface LeadAnalytics {
  days: number
  /** The time zone in which days start and end. */
  timeZone: string
  total: number
  /** The total of the same number of days before. */
  previousTotal: number
  /** Oldest first; the last one is today so far. */
  perDay: { date: string; count: number }[]
  byStatus: { status: LeadStatus; count: number }[]
  byService: { serviceType: ServiceType; count: number }[]
}

/** A number of leads, and their total value in whole rupees. */
export interface LeadTotal {
  count: number
  value: number
}

/** What open leads may bring, and what came of those closed in the last days. */
export interface DealAnalytics {
  days: number
  /** The time zone in which days and months start and end. */
  timeZone: string
  forecast: ForecastRow[]
  won: LeadTotal
  lost: LeadTotal
  /** The most common first; null for leads without a reason. */
  reasons: (LeadTotal & { reason: LostReason | null })[]
}

/** A post in one of the dashboard's lists. */
export interface PostLine {
  id: string
  title: string
  slug: string
  publishedAt: string | null
  updatedAt: string
}

/** The state of the blog: the top of each list, and its length. */
export interface PostAnalytics {
  publishedPosts: number
  totalViews: number
  mostRead: (PostLine & { viewCount: number })[]
  drafts: Page<PostLine>
  /** `publishAt` is ISO 8601. */
  scheduled: Page<PostLine & { publishAt: string }>
}

export type FoundKind = 'lead' | 'post' | 'project' | 'product' | 'service'

/** A search result in the back office. */
export interface FoundEntry {
  kind: FoundKind
  id: string
  title: string
  /** Distinguishes it from others with the same title. */
  detail: string
}

export interface SettingsEntity {
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
  siteName: string
  email: string
  phone: string
  whatsappNumber: string
  location: string
  businessHours: string
  /** The language of the content. */
  contentLanguage: Locale
  /** The languages of the site, among them that of the content. */
  languages: Locale[]
  social: { platform: SocialPlatform; url: string }[]
  whatsappTexts: WhatsappTexts
  analyticsId: string | null
  /** Whether visits are only counted with consent. */
  analyticsConsent: boolean
}

/** The settings as staff edit them. */
export interface StoredSettings extends SettingsEntity {
  /** Comma-separated. */
  inquiryRecipients: string | null
  confirmInquiries: boolean
  /** Otherwise they only delete drafts and images of their own. */
  editorsMayDelete: boolean
  /** Null falls back to the contact email. */
  securityContact: string | null
  securityPolicy: string | null
  /** Null falls back to the language of the content. */
  securityLanguages: string | null
  updatedAt: string
}

/** What a new site needs before visitors come, and whether it is done. */
export interface FirstSteps {
  /** Its name and contact details replace the example's. */
  contact: boolean
  /** So do the texts of its home and about pages, and those about the agency. */
  texts: boolean
  /** A service or a product is on the site. */
  offer: boolean
}

export interface SessionUser {
  username: string
  role: Role
}

/** An image for the site: its URL, alternative text and smaller copies. */
export interface Picture {
  src: string
  alt: string
  width: number | null
  height: number | null
  /** A `srcset` per format of its smaller copies, smallest first; empty for an image from another URL. */
  copies: { type: `image/${CopyFormat}`; srcSet: string }[]
  /** `object-position` of what must stay visible when it is cropped; null for the center. */
  position: string | null
  /** What is behind its transparent parts; null for the page's own. */
  ground: Ground | null
  /** A drawing on a pale ground, which is inverted in dark mode. */
  isInverted: boolean
}

/** An entry suggested while typing a search; `path` is without language. */
export interface SuggestionEntity {
  /** The language of its texts; only for those who asked for one. */
  language?: Locale
  kind: ContentCollection
  title: string
  path: string
}

/** A page that is one text, such as privacy and terms. */
export interface TextPageEntity {
  id: string
  title: string
  slug: string
  description: string
  /** Sanitized HTML. */
  content: string
  createdAt: string
  updatedAt: string
}

/** One in the list of pages. */
export type TextPageLine = Pick<TextPageEntity, 'id' | 'title' | 'slug' | 'updatedAt'> &
  Partial<EntryStatus> & {
    /** The path on the site; null if visitors can't see it. */
    publicPath: string | null
  }

/** The publishing status of an entry that isn't simply published. */
export interface EntryStatus {
  /** `changed`: there is a draft of the published version. */
  state: 'draft' | 'scheduled' | 'changed' | 'published'
  /** ISO 8601; null if no time is set. */
  publishAt: string | null
  unpublishAt: string | null
  /** Whether a scheduled step has failed after all retries. */
  scheduleFailed: boolean
  /** When the draft of the published version was saved; ISO 8601, omitted if there is none. */
  draftSavedAt?: string
}

/** An entry for the back office; one that is simply published has no status. */
export type ForStaff<Entity> = Entity &
  Partial<EntryStatus> & {
    /** Old slugs, which redirect to the current one; omitted if there are none. */
    oldSlugs?: string[]
    /** Omitted if the user may delete it. */
    canDelete?: false
  }

/** The newest version of an entry, published or not, for its editor; `updatedAt` is that version's. */
export type EditedEntity<Entity> = Entity &
  EntryStatus & {
    oldSlugs: string[]
    /** Also if its date is still to come. */
    hasPublishedVersion: boolean
    /** Whether there is a newer draft of the published version. */
    isChanged: boolean
    /** The path on the site; null if visitors can't see any version. */
    publicPath: string | null
  }

/** A request to review an entry, and its answer, as one person sees it. */
export interface ReviewEntity {
  id: string
  state: ReviewState
  requester: string
  reviewer: string
  /** What the requester wrote. */
  note: string | null
  /** What the reviewer answered. */
  answer: string | null
  /** The `updatedAt` of the version that was answered; null while it waits. */
  version: string | null
  createdAt: string
  answeredAt: string | null
  /** Whether this person asked for it. */
  isMine: boolean
  /** Whether this person is asked to answer. */
  mayAnswer: boolean
  mayWithdraw: boolean
}

/** The last review of an entry, and who else can review it. */
export interface EntryReview {
  review: ReviewEntity | null
  people: { id: string; name: string }[]
}

/** A comment or a reply, as one person sees it. */
export interface CommentEntity {
  id: string
  author: string
  body: string
  createdAt: string
  updatedAt: string
  isEdited: boolean
  mayEdit: boolean
  mayDelete: boolean
}

/** A comment on a passage, with its replies, oldest first. */
export interface CommentThread extends CommentEntity {
  /** The path of the text in the document. */
  field: string
  anchor: Anchor
  /** Who resolved it, and when; null while it is open. */
  resolved: { by: string; at: string } | null
  replies: CommentEntity[]
}

/** A review with its entry. */
export interface ReviewLine extends ReviewEntity {
  collection: DraftedCollection
  entry: string
  title: string
}

/** What waits for a person's review, oldest first, and how reviews that they asked for were answered, newest first. */
export interface OwnReviews {
  waiting: Page<ReviewLine>
  answered: ReviewLine[]
}

/** A published entry in the content report. */
export interface ReportEntity {
  id: string
  collection: DraftedCollection
  slug: string | null
  title: string
  findings: ReportFinding[]
  /** The offered languages that it isn't in. */
  missing: Locale[]
  /** Null if its views aren't counted. */
  views: number | null
  updatedAt: string
}

/** A version of an entry in its history. */
export interface VersionLine {
  id: string
  updatedAt: string
  /** `scheduled`: published before its date, which is still to come. */
  state: 'draft' | 'scheduled' | 'published'
  /** Names of those who wrote it; null for a deleted account. Empty if nobody is known. */
  authors: (string | null)[]
  /** The fields that differ from the version before; null for the first version. */
  changed: string[] | null
}

/** An entry in the trash. */
export interface TrashEntity {
  kind: TrashKind
  id: string
  title: string
  /** ISO 8601. */
  deletedAt: string
  /** Null if the audit log no longer tells. */
  deletedBy: string | null
}

/** A page of a list, and the total number of entries. */
export interface Page<Entity> {
  entries: Entity[]
  total: number
}

/** An entry of the audit trail. */
export interface AuditEntity {
  id: string
  kind: AuditKind
  /** The document's id; for settings their name. */
  document: string
  /** Its title at the time. */
  title: string
  action: AuditAction
  /** The user, with the username at the time; null for visitors and for the product itself. */
  user: { id: string; username: string; name: string } | null
  changes: AuditChange[]
  createdAt: string
}

/** A staff account. */
export interface UserEntity {
  id: string
  /** Used to log in; can't be changed. */
  username: string
  /** Display name. */
  name: string | null
  role: Role
  /** Inactive users cannot log in. */
  isActive: boolean
  lastLoginAt: string | null
  /** The number of active sessions. */
  sessions: number
  createdAt: string
}

/** The account of the logged-in user. */
export interface ProfileEntity extends UserEntity {
  openSessions: { id: string; createdAt: string; isCurrent: boolean }[]
}

/** Who edits an entry besides the page that asks; `isYou` for another page of the same person. */
export interface Presence {
  other: { name: string; isYou: boolean } | null
  /** Versions of the comments and of the review, which differ after every change; null for a page that is closed. */
  discussion: { comments: string; review: string } | null
}
