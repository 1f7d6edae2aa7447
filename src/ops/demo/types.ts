export interface DemoPicture {
  /** A file in demo/images/, such as 'tally-dashboard.webp'. */
  file: string
  alt: string
}

export interface DemoService {
  title: string
  description: string
  features: string[]
  technologies: string[]
  price: string
  icon: string
  isActive: boolean
  order: number
}

export interface DemoProduct {
  title: string
  description: string
  longDescription: string
  /** The label of the category, such as 'Tools & Utilities'. */
  category: string
  /** Whole rupees. */
  price: number
  originalPrice?: number
  technologies: string[]
  features: string[]
  pictures: DemoPicture[]
  demoUrl?: string
  downloadUrl?: string
  rating: number
  reviewCount: number
  isActive: boolean
  isFeatured: boolean
}

export interface DemoProject {
  title: string
  slug: string
  description: string
  category: string
  isFeatured: boolean
  pictures: DemoPicture[]
  clientName: string
  /** ISO date. */
  completedAt: string
  technologies: string[]
  projectUrl?: string
  githubUrl?: string
}

export interface DemoPost {
  title: string
  slug: string
  excerpt: string
  html: string
  picture: DemoPicture
  /** The label of the category, such as 'UI/UX Design'. */
  category: string
  tags: string[]
  author: string
  status: 'published' | 'draft' | 'scheduled'
  isFeatured: boolean
  metaTitle: string
  metaDescription: string
  /** Published this many days before seeding; negative: scheduled. */
  daysAgo: number
  views: number
}

export interface DemoLead {
  fullName: string
  email: string
  phone?: string
  serviceType: string
  description: string
  status: string
  budget?: string
  company?: string
  timeline?: string
  notes?: string
  /** Whole rupees. */
  estimatedValue?: number
  nextStep?: string
  /** Days from the seeding on; negative: overdue. */
  nextStepIn?: number
  /** Whether the demo's admin looks after it. */
  isOwned?: boolean
  daysAgo: number
  updatedDaysAgo: number
  isSpam?: boolean
}
