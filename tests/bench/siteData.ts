import { blogCategories, productCategories } from '@/domain/categories'
import { readDemo } from '@/ops/demo/readDemo'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { openDatabase } from '@/startup/openDatabase'
import { addEntries } from './entries'

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const isFeatured = (index: number) => index % 500 === 0
/** As many as a page of the API has. */
const services = 100

/** Fills the environment's database with entries as long as the demo's. */
async function fill(count: number): Promise<void> {
  const payload = await openDatabase()
  const { config } = payload
  const demo = await readDemo()
  const texts = await Promise.all(demo.posts.map(({ html }) => htmlToLexical(html, config)))
  await addEntries(payload, {
    kind: 'service',
    samples: demo.services,
    count: services,
    own: (order) => ({ order }),
  })
  await addEntries(payload, {
    kind: 'product',
    samples: demo.products.map(({ images: _, ...product }) => ({
      ...product,
      category: pick(productCategories, 0).value,
    })),
    count,
    own: (index) => ({
      category: pick(productCategories, index).value,
      reviewCount: index % 300,
      isFeatured: isFeatured(index),
    }),
  })
  await addEntries(payload, {
    kind: 'project',
    samples: demo.projects.map(({ images: _, caseStudy, ...project }) => ({
      ...project,
      situation: caseStudy?.situation,
      constraints: caseStudy?.constraints,
      findings: caseStudy?.findings,
      solution: caseStudy?.solution,
    })),
    count,
    own: (index) => ({
      slug: `project-${index}`,
      isFeatured: isFeatured(index),
      completedAt: hoursAgo(index * 24),
      category: pick(demo.projects, index).category,
    }),
  })
  await addEntries(payload, {
    kind: 'blog-post',
    samples: demo.posts.map(({ title, slug, excerpt, tags }, index) => ({
      title,
      slug,
      excerpt,
      tags,
      content: pick(texts, index),
      category: pick(blogCategories, index),
    })),
    count,
    own: (index) => ({
      slug: `post-${index}`,
      category: pick(blogCategories, index),
      isFeatured: isFeatured(index),
      publishedAt: hoursAgo(index),
    }),
  })
  await payload.destroy()
}

await fill(Number(process.env.BENCH_ENTRIES ?? 5000))
process.exit(0)
