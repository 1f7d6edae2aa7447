import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { Product } from './Product'

interface Entry {
  title: string
  isActive?: boolean
}

const shown = (kind: string): string[] =>
  JSON.parse(readFileSync(`demo/catalog/${kind}.json`, 'utf8'))
    .filter(({ isActive = true }: Entry) => isActive)
    .map(({ title }: Entry) => title)

test('a demo that was stopped half-way has all of its content once', async () => {
  const product = new Product('sqlite')
  await product.start()
  try {
    const list = async (path: string) => (await fetch(`${product.baseURL}/api/${path}?limit=100`)).json()
    for (const kind of ['products', 'projects', 'services']) {
      const titles = (await list(kind)).map(({ title }: Entry) => title)
      expect(titles.sort()).toEqual(shown(kind).sort())
    }
    const slugs = (await list('blog-posts')).map(({ slug }: { slug: string }) => slug)
    const published = readdirSync('demo/posts').filter((name) =>
      readFileSync(`demo/posts/${name}`, 'utf8').includes('"status": "published"'),
    )
    expect(slugs.sort()).toEqual(published.map((name) => name.replace('.html', '')).sort())
  } finally {
    await product.dispose()
  }
})
