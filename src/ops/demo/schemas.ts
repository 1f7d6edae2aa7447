import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { blogCategories, contentLimits, ratingLimits, serviceIcons } from '@/domain/categories'
import { valuesOf } from '@/domain/choice'
import { lostReasons, maxLostNote } from '@/domain/deal'
import { groundNames } from '@/domain/grounds'
import { budgetBands, leadLimits, leadStatuses, serviceTypes } from '@/domain/lead'
import { settingsLimits } from '@/domain/siteSettings'
import { slugPattern } from '@/domain/slug'
import { socialPlatforms } from '@/domain/social'
import { caseStudyShape } from '@/schemas/caseStudy'
import { productSchema } from '@/schemas/product'
import { text } from '@/schemas/text'

const list = z.array(text(contentLimits.listItem)).max(contentLimits.listItems)
const rupees = z.int().min(0).max(contentLimits.rupees)
const title = text(contentLimits.title)
const summary = text(contentLimits.summary)

const service = z.strictObject({
  title,
  description: summary,
  features: list,
  technologies: list,
  price: text(contentLimits.price),
  icon: z.enum(serviceIcons),
  isActive: z.boolean(),
  order: z.int(),
})

const product = (image: ImageSchema) =>
  z.strictObject({
    title,
    description: summary,
    longDescription: text(contentLimits.longText),
    category: productSchema.shape.category,
    price: rupees.min(1),
    originalPrice: rupees.optional(),
    technologies: list,
    features: list,
    images: z.array(image).min(1),
    demoUrl: z.httpUrl().optional(),
    downloadUrl: z.httpUrl().optional(),
    rating: z.int().min(ratingLimits.min).max(ratingLimits.max),
    reviewCount: z.int().min(0),
    isActive: z.boolean(),
    isFeatured: z.boolean(),
  })

const caseStudy = z.strictObject({
  ...caseStudyShape,
  /** By title. */
  services: z.array(title).optional(),
  /** By slug. */
  article: z.string().regex(slugPattern).optional(),
})

const project = (image: ImageSchema) =>
  z.strictObject({
    title,
    slug: z.string().regex(slugPattern),
    description: summary,
    category: text(contentLimits.category),
    isFeatured: z.boolean(),
    images: z.array(image).min(1),
    clientName: title,
    completedAt: z.iso.date(),
    technologies: list,
    projectUrl: z.httpUrl().optional(),
    githubUrl: z.httpUrl().optional(),
    caseStudy: caseStudy.optional(),
  })

const lead = z.strictObject({
  fullName: text(leadLimits.fullName),
  email: z.email(),
  phone: text(leadLimits.phone).optional(),
  serviceType: z.enum(valuesOf(serviceTypes)),
  description: text(leadLimits.description),
  status: z.enum(valuesOf(leadStatuses)),
  budget: z.enum(valuesOf(budgetBands)).optional(),
  company: text(leadLimits.company).optional(),
  timeline: text(leadLimits.timeline).optional(),
  notes: text(leadLimits.notes).optional(),
  estimatedValue: z.int().min(0).max(leadLimits.estimatedValue).optional(),
  nextStep: text(leadLimits.nextStep).optional(),
  /** Days after seeding; negative means overdue. */
  nextStepIn: z.int().optional(),
  /** Days after seeding. */
  expectedCloseIn: z.int().min(0).optional(),
  /** Days before seeding; for closed leads. */
  closedDaysAgo: z.int().min(0).optional(),
  lostReason: z.enum(valuesOf(lostReasons)).optional(),
  lostNote: text(maxLostNote).optional(),
  /** Whether the demo's admin owns it. */
  isOwned: z.boolean().optional(),
  daysAgo: z.number().min(0),
  updatedDaysAgo: z.number().min(0),
  isSpam: z.boolean().optional(),
})

const settings = z.strictObject({
  siteName: text(settingsLimits.siteName),
  phone: text(settingsLimits.phone),
  email: z.email(),
  whatsappNumber: text(settingsLimits.whatsappNumber),
  location: text(settingsLimits.location),
  businessHours: text(settingsLimits.businessHours),
  social: z.array(z.strictObject({ platform: z.enum(valuesOf(socialPlatforms)), url: z.httpUrl() })),
})

const page = z.strictObject({ title, description: text(contentLimits.metaDescription) })

const post = (image: ImageSchema) =>
  z.strictObject({
    title,
    excerpt: summary,
    category: z.enum(blogCategories),
    tags: list,
    author: title,
    status: z.enum(['published', 'draft', 'scheduled']),
    isFeatured: z.boolean(),
    metaTitle: text(contentLimits.metaTitle),
    metaDescription: text(contentLimits.metaDescription),
    /** Published this many days before seeding; negative means scheduled. */
    daysAgo: z.number(),
    views: z.int().min(0),
    image,
  })

type ImageSchema = ReturnType<typeof imageIn>

function imageIn(folder: string) {
  const isThere = (file: string) => file === path.basename(file) && existsSync(path.join(folder, file))
  return z.strictObject({
    file: z.string().refine(isThere, { error: ({ input }) => `there is no images/${input}` }),
    alt: text(contentLimits.altText),
    ground: z.enum(groundNames).optional(),
    isInverted: z.boolean().optional(),
  })
}

/**
 * The schemas of a demo's files.
 * @param folder of its images
 */
export function demoSchemas(folder: string) {
  const image = imageIn(folder)
  return {
    settings,
    services: z.array(service),
    products: z.array(product(image)),
    projects: z.array(project(image)),
    leads: z.array(lead),
    post: post(image),
    page,
  }
}
