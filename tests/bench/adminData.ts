import { blogCategories } from '@/domain/categories'
import { leadStatuses, serviceTypes } from '@/domain/lead'
import { leadKeys } from '@/domain/leadKeys'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { openDatabase } from '@/startup/openDatabase'

const day = 86_400_000
/** Leads written at once. */
const atOnce = 50
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** Fills the environment's database with leads of the last 120 days, and posts. */
async function fill(leads: number, posts: number): Promise<void> {
  const payload = await openDatabase()
  const add = (index: number) => {
    const createdAt = daysAgo((index * 120) / leads)
    const lead = {
      fullName: `Lead ${index}`,
      email: `lead-${index}@example.com`,
      company: `Company ${index % 977}`,
      serviceType: pick(serviceTypes, index).value,
      description: 'We sell tickets for ferries and need an app that works without a signal. '.repeat(5),
      status: pick(leadStatuses, index).value,
      isSpam: index % 20 === 0,
      estimatedValue: index % 3 ? (index % 500) * 1000 : null,
      nextStep: index % 9 ? null : 'Call again',
      nextStepDue: index % 9 ? null : daysAgo((index % 60) - 30),
      createdAt,
      updatedAt: createdAt,
    }
    return payload.db.create({ collection: 'lead', data: { ...lead, ...leadKeys(lead) } })
  }
  for (let from = 0; from < leads; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, leads - from) }, (_, index) => add(from + index))
    await Promise.all(some)
  }
  const { config } = await openDatabase()
  const content = await htmlToLexical(`<p>${'Some words of an article. '.repeat(200)}</p>`, config)
  for (let index = 0; index < posts; index += 1) {
    await payload.create({
      collection: 'blog-post',
      data: {
        title: `Article ${index} about ferries`,
        slug: `article-${index}`,
        excerpt: 'What it is about, in a sentence or two.',
        content,
        category: pick(blogCategories, index),
        author: `Author ${index % 8}`,
        tags: [`tag-${index % 40}`, `tag-${40 + (index % 7)}`],
        publishedAt: daysAgo(index % 300),
        _status: index % 20 ? 'published' : 'draft',
      },
    })
  }
  await payload.destroy()
}

await fill(Number(process.env.BENCH_LEADS ?? 10_000), Number(process.env.BENCH_POSTS ?? 5000))
process.exit(0)
