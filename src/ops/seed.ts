import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { totalRow } from '../content/viewCounts'
import { leadKeys } from '../domain/leadKeys'
import { htmlToLexical } from '../rich-text/fromHtml'
import { type Demo, type DemoImage, type DemoLead, type DemoPost, readDemo } from './demo/readDemo'

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

/** Whether the database contains no content; accounts don't count. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(contentCollections.map((collection) => payload.count({ collection })))
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

async function addImage(
  payload: Payload,
  folder: string,
  { file, alt }: DemoImage,
  tag: string,
): Promise<{ media: string }> {
  const filePath = path.join(folder, file)
  const { id } = await payload.create({ collection: 'media', data: { alt, tags: [tag] }, filePath })
  return { media: id }
}

async function addImages(
  payload: Payload,
  folder: string,
  images: DemoImage[],
  tag: string,
): Promise<{ media: string }[]> {
  const added: { media: string }[] = []
  for (const image of images) added.push(await addImage(payload, folder, image, tag))
  return added
}

async function addServices(payload: Payload, { services }: Demo): Promise<void> {
  for (const service of services) {
    await payload.create({ collection: 'service', data: { ...service, _status } })
  }
}

async function addProducts(payload: Payload, demo: Demo): Promise<void> {
  // The first in the list becomes the newest.
  for (const product of demo.products.toReversed()) {
    const images = await addImages(payload, demo.images, product.images, 'products')
    await payload.create({ collection: 'product', data: { ...product, images, _status } })
  }
}

async function addProjects(payload: Payload, demo: Demo): Promise<void> {
  for (const project of demo.projects) {
    const images = await addImages(payload, demo.images, project.images, 'portfolio')
    const completedAt = new Date(project.completedAt).toISOString()
    await payload.create({ collection: 'project', data: { ...project, completedAt, images, _status } })
  }
}

async function addPost(payload: Payload, images: string, post: DemoPost): Promise<void> {
  const { html, image, status, daysAgo: age, views, ...rest } = post
  const isDraft = status === 'draft'
  const { id } = await payload.create({
    collection: 'blog-post',
    draft: isDraft,
    data: {
      ...rest,
      content: await htmlToLexical(html, payload.config),
      featuredImage: await addImage(payload, images, image, 'covers'),
      publishedAt: isDraft ? null : daysAgo(age),
      _status: isDraft ? 'draft' : 'published',
    },
  })
  if (views > 0) await payload.create({ collection: 'view-count', data: { post: id, count: views } })
}

async function addPosts(payload: Payload, { images, posts }: Demo): Promise<void> {
  // Newest last, which is their order in staff lists.
  const inTheirOrder = posts.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const post of inTheirOrder) await addPost(payload, images, post)
  const views = posts.reduce((sum, post) => sum + post.views, 0)
  await payload.create({ collection: 'view-count', data: { post: totalRow, count: views } })
}

async function addLeads(payload: Payload, { leads }: Demo): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 })
  for (const lead of leads) await addLead(payload, lead, docs[0]?.id)
}

async function addPages(payload: Payload, { pages }: Demo): Promise<void> {
  for (const { html, ...page } of pages) {
    const content = await htmlToLexical(html, payload.config)
    await payload.create({ collection: 'page', data: { ...page, content } })
  }
}

/** Midnight of a day, as due dates are stored. */
const dayFromNow = (days: number) => `${daysAgo(-days).slice(0, 10)}T00:00:00.000Z`

async function addLead(payload: Payload, lead: DemoLead, owner: string | undefined): Promise<void> {
  const { daysAgo: age, updatedDaysAgo, nextStepIn, isOwned, ...data } = lead
  const nextStepDue = nextStepIn === undefined ? null : dayFromNow(nextStepIn)
  // Bypasses the Local API, which would set both dates to now.
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

/** The audit trail records people's actions, not demo content. */
async function untell(payload: Payload): Promise<void> {
  await payload.db.deleteMany({ collection: 'audit-entry', where: { kind: { not_equals: 'users' } } })
}

/**
 * Seeds an empty database with the demo agency; leaves one with content alone.
 * @param folder of the demo's content; defaults to the project's own
 * @returns whether anything was added
 * @throws {OperatorError} before anything is added, if a file of the demo is invalid
 */
export async function seed(payload: Payload, folder?: string): Promise<boolean> {
  if (!(await isEmpty(payload))) return false
  const demo = await readDemo(folder)
  await payload.updateGlobal({ slug: 'site-settings', data: demo.settings })
  await Promise.all([
    addServices(payload, demo),
    addProducts(payload, demo),
    addProjects(payload, demo),
    addPages(payload, demo),
    addPosts(payload, demo),
    addLeads(payload, demo),
  ])
  await untell(payload)
  return true
}

/** Removes all content again. Accounts stay. */
export async function unseed(payload: Payload): Promise<void> {
  for (const collection of [...contentCollections, 'view-count' as const]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await untell(payload)
}
