import path from 'node:path'
import type { Payload } from 'payload'
import { unaudited as context } from '@/audit/writeEntry'
import { raiseViews } from '@/content/viewCounts'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { addOnce } from './addOnce'
import { caseStudyData, projectTimes, relateProjects } from './caseStudies'
import { before, timesAt } from './dates'
import type { Demo, DemoImage } from './readDemo'
import { allImages } from './readOriginals'
import type { Step } from './Step'

const _status = 'published'

/** Adds the images of an entry, except those added before an interruption. */
async function addImages(
  { payload, demo, startedAt }: { payload: Payload; demo: Demo; startedAt: string },
  images: DemoImage[],
  tag: string,
): Promise<{ media: string }[]> {
  const added: { media: string }[] = []
  for (const image of images) {
    const { file, ...described } = image
    const times = timesAt(startedAt, allImages(demo).indexOf(image))
    const media = await addOnce(payload, { collection: 'media', ...times }, () =>
      payload.create({
        collection: 'media',
        data: { ...described, tags: [tag], ...times },
        filePath: path.join(demo.images, file),
        context,
      }),
    )
    if (media) added.push({ media })
  }
  return added
}

/** A product and its images. The first in the list is the newest. */
export const productStep = (demo: Demo, product: Demo['products'][number], isFirst: boolean): Step => ({
  key: `product ${product.title}`,
  isFirst,
  async add(payload, startedAt) {
    const times = timesAt(startedAt, demo.products.indexOf(product))
    await addOnce(payload, { collection: 'product', ...times }, async () => {
      const images = await addImages({ payload, demo, startedAt }, product.images, 'products')
      const data = { ...product, ...times, images, _status } as const
      return payload.create({ collection: 'product', data, context })
    })
  },
})

/** A project of the portfolio and its images. */
export const projectStep = (demo: Demo, project: Demo['projects'][number], isFirst: boolean): Step => ({
  key: `project ${project.slug}`,
  isFirst,
  async add(payload, startedAt) {
    const times = projectTimes(demo, project, startedAt)
    await addOnce(payload, { collection: 'project', ...times, slug: project.slug }, async () => {
      const images = await addImages({ payload, demo, startedAt }, project.images, 'portfolio')
      const { caseStudy: _, ...specified } = project
      const completedAt = new Date(project.completedAt).toISOString()
      const story = await caseStudyData(payload, project)
      const data = { ...specified, ...story, ...times, completedAt, images, _status } as const
      return payload.create({ collection: 'project', data, context })
    })
  },
})

/** Staff lists sort posts like the blog. */
export const placeOf = ({ posts }: Demo, { daysAgo }: { daysAgo: number }) =>
  posts.filter((other) => other.daysAgo < daysAgo).length

/** A post, its image and its views. */
export const postStep = (demo: Demo, post: Demo['posts'][number], isFirst: boolean): Step => ({
  key: `post ${post.slug}`,
  isFirst,
  async add(payload, startedAt) {
    const { html, image, status, daysAgo, views, ...rest } = post
    const times = timesAt(startedAt, placeOf(demo, post))
    const isDraft = status === 'draft'
    const id = await addOnce(payload, { collection: 'blog-post', ...times, slug: post.slug }, async () => {
      const [featuredImage] = await addImages({ payload, demo, startedAt }, [image], 'covers')
      const data = {
        ...rest,
        ...times,
        content: await htmlToLexical(html, payload.config),
        featuredImage,
        publishedAt: isDraft ? null : before(startedAt, daysAgo),
        _status: isDraft ? 'draft' : 'published',
      } as const
      return payload.create({ collection: 'blog-post', draft: isDraft, data, context })
    })
    if (!id) return
    if (views > 0) await raiseViews(id, views)
    await relateProjects(payload, demo, startedAt, { id, slug: post.slug })
  },
})
