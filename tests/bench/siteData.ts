import { blogCategories, productCategories } from '@/domain/categories'
import { readDemo } from '@/ops/demo/readDemo'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { openDatabase } from '@/startup/openDatabase'

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Fills the environment's database with products and posts as long as the demo's. */
async function fill(count: number): Promise<void> {
  const payload = await openDatabase()
  const { config } = await openDatabase()
  const { posts, products } = await readDemo()
  const texts = await Promise.all(posts.map(({ html }) => htmlToLexical(html, config)))
  for (let index = 0; index < count; index += 1) {
    const product = pick(products, index)
    await payload.create({
      collection: 'product',
      data: {
        title: `${product.title} ${index}`,
        description: product.description,
        longDescription: product.longDescription,
        category: pick(productCategories, index).value,
        price: product.price,
        technologies: product.technologies,
        features: product.features,
        rating: 5,
        reviewCount: index % 300,
        isActive: true,
        isFeatured: index % 500 === 0,
        _status: 'published',
      },
    })
    const post = pick(posts, index)
    await payload.create({
      collection: 'blog-post',
      data: {
        title: `${post.title} ${index}`,
        slug: `${post.slug}-${index}`,
        excerpt: post.excerpt,
        content: pick(texts, index),
        category: pick(blogCategories, index),
        tags: post.tags,
        isFeatured: index % 500 === 0,
        publishedAt: hoursAgo(index),
        _status: 'published',
      },
    })
  }
  await payload.destroy()
}

await fill(Number(process.env.BENCH_ENTRIES ?? 5000))
process.exit(0)
