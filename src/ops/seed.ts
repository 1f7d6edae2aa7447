import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { totalRow } from '../content/viewCounts'
import { productCategories } from '../domain/categories'
import { leadKeys } from '../domain/leadKeys'
import type { BlogPost } from '../payload-types'
import { htmlToLexical } from '../rich-text/fromHtml'
import { demo } from './demo'
import { kitewing } from './demo/kitewing'
import { pages } from './demo/pages'
import type { DemoLead, DemoPicture, DemoPost } from './demo/types'

const contentCollections: CollectionSlug[] = [
  'service',
  'product',
  'project',
  'blog-post',
  'page',
  'lead',
  'media',
]
const _status = 'published'
const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Whether the database holds no content at all; accounts do not count. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(contentCollections.map((collection) => payload.count({ collection })))
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

async function addPicture(
  payload: Payload,
  { file, alt }: DemoPicture,
  tag: string,
): Promise<{ media: string }> {
  const filePath = path.join(process.cwd(), 'demo/images', file)
  const { id } = await payload.create({ collection: 'media', data: { alt, tags: [tag] }, filePath })
  return { media: id }
}

async function addPictures(
  payload: Payload,
  pictures: DemoPicture[],
  tag: string,
): Promise<{ media: string }[]> {
  const added: { media: string }[] = []
  for (const picture of pictures) added.push(await addPicture(payload, picture, tag))
  return added
}

async function addServices(payload: Payload): Promise<void> {
  for (const service of demo.services) {
    await payload.create({
      collection: 'service',
      data: { ...service, icon: service.icon as 'code', _status },
    })
  }
}

async function addProducts(payload: Payload): Promise<void> {
  // The first of the list becomes the newest.
  for (const { pictures, category, ...product } of demo.products.toReversed()) {
    const stored = productCategories.find(({ label }) => label === category)?.value
    if (!stored) throw new Error(`Unknown product category: ${category}`)
    const images = await addPictures(payload, pictures, 'products')
    await payload.create({
      collection: 'product',
      data: { ...product, category: stored as 'cms', images, _status },
    })
  }
}

async function addProjects(payload: Payload): Promise<void> {
  for (const { pictures, ...project } of demo.projects) {
    await payload.create({
      collection: 'project',
      data: {
        ...project,
        _status,
        completedAt: new Date(project.completedAt).toISOString(),
        images: await addPictures(payload, pictures, 'portfolio'),
      },
    })
  }
}

async function addPost(payload: Payload, post: DemoPost): Promise<void> {
  const { html, picture, status, daysAgo: age, views, category, ...rest } = post
  const isDraft = status === 'draft'
  const { id } = await payload.create({
    collection: 'blog-post',
    draft: isDraft,
    data: {
      ...rest,
      category: category as BlogPost['category'],
      content: await htmlToLexical(html, payload.config),
      featuredImage: await addPicture(payload, picture, 'covers'),
      publishedAt: isDraft ? null : daysAgo(age),
      _status: isDraft ? 'draft' : 'published',
    },
  })
  if (views > 0) await payload.create({ collection: 'view-count', data: { post: id, count: views } })
}

async function addPosts(payload: Payload): Promise<void> {
  // The newest last: so they stand in the list of who writes them.
  const inTheirOrder = demo.posts.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const post of inTheirOrder) await addPost(payload, post)
  const views = demo.posts.reduce((sum, post) => sum + post.views, 0)
  await payload.create({ collection: 'view-count', data: { post: totalRow, count: views } })
}

async function addLeads(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 })
  for (const lead of demo.leads) await addLead(payload, lead, docs[0]?.id)
}

async function addPages(payload: Payload): Promise<void> {
  for (const { html, ...page } of pages) {
    const content = await htmlToLexical(html, payload.config)
    await payload.create({ collection: 'page', data: { ...page, content } })
  }
}

/** Midnight of a day, as the day of a next step is stored. */
const dayFromNow = (days: number) => `${daysAgo(-days).slice(0, 10)}T00:00:00.000Z`

async function addLead(payload: Payload, lead: DemoLead, owner: string | undefined): Promise<void> {
  const { daysAgo: age, updatedDaysAgo, nextStepIn, isOwned, ...data } = lead
  const nextStepDue = nextStepIn === undefined ? null : dayFromNow(nextStepIn)
  // Past the Local API, which would set both dates to now.
  await payload.db.create({
    collection: 'lead',
    data: {
      isSpam: false,
      ...data,
      nextStepDue,
      ...(isOwned && owner && { owner }),
      ...leadKeys({ ...data, nextStepDue }),
      createdAt: daysAgo(age),
      updatedAt: daysAgo(updatedDaysAgo),
    },
  })
}

/** The audit trail tells what people do: it does not begin with what the demo brings along. */
async function untell(payload: Payload): Promise<void> {
  await payload.db.deleteMany({ collection: 'audit-entry', where: { kind: { not_equals: 'users' } } })
}

/**
 * Fills an empty database with the demo agency; one that holds content is not touched.
 * @returns whether anything was added
 */
export async function seed(payload: Payload): Promise<boolean> {
  if (!(await isEmpty(payload))) return false
  await payload.updateGlobal({ slug: 'site-settings', data: kitewing })
  await Promise.all([
    addServices(payload),
    addProducts(payload),
    addProjects(payload),
    addPages(payload),
    addPosts(payload),
    addLeads(payload),
  ])
  await untell(payload)
  return true
}

/** Takes all content out again. Accounts stay. */
export async function unseed(payload: Payload): Promise<void> {
  for (const collection of [...contentCollections, 'view-count' as const]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await untell(payload)
}
