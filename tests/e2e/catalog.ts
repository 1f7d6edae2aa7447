import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductEntity, ServiceEntity } from '@/domain/entities'
import { test as base, expect } from './fixtures'

/** A word that no other test or demo content contains. */
export const unique = () => `Q${randomUUID().replaceAll('-', '').slice(0, 12)}`

const newProduct = {
  description: 'A template for ferries.',
  longDescription: 'At length: tickets, timetables, tides.',
  category: 'cms',
  price: 150_000,
  originalPrice: 200_000,
  technologies: ['Astro', 'React', 'Fastify', 'SQLite'],
  features: ['Timetables', 'Tickets', 'Tides'],
  images: [],
  downloadUrl: 'https://example.com/download',
  demoUrl: 'https://example.com/demo',
  rating: 4,
  reviewCount: 1234,
  isActive: true,
  isFeatured: false,
}

const newService = {
  description: 'We run your ferries.',
  features: ['Timetables', 'Tickets', 'Tides', 'Berths', 'Buoys', 'Bells'],
  technologies: ['Astro', 'React'],
  price: 'Starting from ₹1,50,000',
  icon: 'globe',
  isActive: true,
  order: 500,
}

interface Fixtures {
  bearer: { Authorization: string }
  /** Creates a product as staff do, and deletes it after the test. */
  product: (values?: Partial<ProductEntity>) => Promise<ProductEntity>
  service: (values?: Partial<ServiceEntity>) => Promise<ServiceEntity>
}

function maker(request: APIRequestContext, headers: Fixtures['bearer'], path: string, defaults: object) {
  const made: string[] = []
  return {
    async make(values: object = {}) {
      const data = { title: unique(), ...defaults, ...values }
      const response = await request.post(path, { data, headers })
      expect(response.status(), await response.text()).toBe(201)
      const entity = await response.json()
      made.push(entity.id)
      return entity
    },
    async clear() {
      await Promise.all(made.map((id) => request.delete(`${path}/${id}`, { headers })))
    },
  }
}

export const test = base.extend<Fixtures>({
  bearer: ({ session }, use) => use({ Authorization: `Bearer ${session.token}` }),
  product: async ({ request, bearer }, use) => {
    const products = maker(request, bearer, '/api/admin/products', newProduct)
    await use(products.make)
    await products.clear()
  },
  service: async ({ request, bearer }, use) => {
    const services = maker(request, bearer, '/api/admin/services', newService)
    await use(services.make)
    await services.clear()
  },
})

/** A page's structured data, by type. */
export async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things: Record<string, unknown>[] = texts.flatMap((text) => JSON.parse(text)['@graph'])
  return (type: string) => things.filter((thing) => thing['@type'] === type)
}

export const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content')

export { expect }
