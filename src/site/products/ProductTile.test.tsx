import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import type { ProductCard } from '@/content/products'
import { translator } from '@/i18n/translator'
import type { PageContext } from '../page'
import { ProductTile } from './ProductTile'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
// Later files of this process would get what has imported these.
afterAll(() => void vi.resetModules())

const product = {
  id: '7',
  title: 'Depot Bays',
  description: 'A board for loading bays.',
  category: 'admin-panels',
  price: 8312,
  originalPrice: null,
  technologies: ['Astro'],
  rating: 4,
  reviewCount: 3,
  pictures: [{ src: '/a.webp', alt: 'A board', width: 16, height: 10, copies: [], position: null }],
} as unknown as ProductCard

const tile = (changes: Partial<ProductCard>) =>
  renderToStaticMarkup(
    <ProductTile
      product={{ ...product, ...changes }}
      context={{ locale: 'es', t: translator('es') } as PageContext}
      sizes="90vw"
    />,
  )

test('on a page in another language stored texts state theirs, and labels don’t', () => {
  const html = tile({ lang: 'en' })
  expect(html).toMatch(/<h3 lang="en"[^>]*>.*Depot Bays/)
  expect(html).toMatch(/<p lang="en"[^>]*>A board for loading bays\./)
  expect(html).toMatch(/<img[^>]* lang="en"/)
  expect(html.match(/lang=/g)).toHaveLength(3)
})

test('on a page in their language they don’t', () => {
  expect(tile({ lang: undefined })).not.toContain('lang=')
})

test('only ratings have stars', () => {
  expect(tile({ rating: 4, reviewCount: 3 })).toContain('role="img"')
  const unrated = tile({ rating: 5, reviewCount: 0 })
  expect(unrated).toContain('Aún sin valoraciones')
  expect(unrated).not.toContain('role="img"')
})
