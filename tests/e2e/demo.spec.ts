import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { Product } from './Product'

const own = (kind: string): { title: string }[] =>
  JSON.parse(readFileSync(`demo/catalog/${kind}.json`, 'utf8'))

test('a demo that was stopped half-way has all of its content once', async () => {
  const product = new Product('sqlite')
  await product.start()
  try {
    const list = async (path: string) => (await fetch(`${product.baseURL}/api/${path}?limit=100`)).json()
    for (const kind of ['products', 'projects', 'services']) {
      const titles = (await list(kind)).map(({ title }: { title: string }) => title)
      expect(titles.sort()).toEqual(
        own(kind)
          .map(({ title }) => title)
          .sort(),
      )
    }
    const slugs = (await list('blog-posts')).map(({ slug }: { slug: string }) => slug)
    const files = readdirSync('demo/posts').filter((name) => name.endsWith('.html'))
    expect(slugs.sort()).toEqual(files.map((name) => name.replace('.html', '')).sort())
  } finally {
    await product.dispose()
  }
})
