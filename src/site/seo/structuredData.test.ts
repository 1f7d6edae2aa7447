import { expect, test } from 'vitest'
import { en as agency } from '@/domain/pageTexts/agency/texts'
import {
  article,
  breadcrumbTrail,
  faq,
  graph,
  organization,
  people,
  product,
  service,
  toScriptJson,
} from './structuredData'

const site = {
  locale: 'en',
  contentLanguage: 'en',
  languages: ['en', 'es', 'fr', 'de'],
  siteName: 'Kitewing',
  siteUrl: 'https://kitewing.example',
} as const
const settings = {
  siteName: 'Kitewing',
  email: 'hello@kitewing.example',
  phone: '+91 80 0000 0000',
  social: [{ platform: 'github' as const, url: 'https://example.com/kitewing' }],
} as Parameters<typeof organization>[0]

test('the organization matches the specification', () => {
  expect(organization(settings, agency, site.siteUrl)).toMatchObject({
    '@type': 'Organization',
    foundingDate: '2019',
    numberOfEmployees: { minValue: 10, maxValue: 50 },
    areaServed: 'Worldwide',
    contactPoint: { availableLanguage: 'English' },
    knowsAbout: [
      'Web Development',
      'Mobile App Development',
      'UI/UX Design',
      'E-commerce Solutions',
      'Digital Marketing',
    ],
    sameAs: ['https://example.com/kitewing'],
  })
})

test('members of the team with an image or a profile are people, roles are not', () => {
  const role = { id: '1', isHidden: false, name: 'Designer', text: 'Draws.', picture: '', link: '' }
  const [asha, ...others] = people(
    [
      role,
      { ...role, name: 'Asha Rao', picture: '/api/media/file/asha.jpg', link: 'https://social.example/asha' },
    ],
    site.siteUrl,
  )
  expect(others).toEqual([])
  expect(asha).toMatchObject({
    '@type': 'Person',
    name: 'Asha Rao',
    image: 'https://kitewing.example/api/media/file/asha.jpg',
    sameAs: 'https://social.example/asha',
  })
})

test('a breadcrumb trail counts from one and contains absolute URLs', () => {
  const trail = breadcrumbTrail(
    [
      { name: 'Home', url: '/' },
      { name: 'Blog', url: '/blog' },
    ],
    { ...site, locale: 'fr' },
  )
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://kitewing.example/fr' },
      { position: 2, name: 'Blog', item: 'https://kitewing.example/fr/blog' },
    ],
  })
})

test('a stored text cannot leave its script element', () => {
  const json = toScriptJson(
    graph([faq([{ question: '</script><script>alert(1)</script>', answer: 'No.' }], 'en')]),
  )
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][0].mainEntity[0].name).toBe('</script><script>alert(1)</script>')
})

test('a product without ratings claims none', () => {
  const entity = {
    id: '7',
    title: 'Ledger',
    description: 'A dashboard.',
    category: 'dashboard',
    price: 4999,
    rating: 5,
  }
  const bare = product({ ...entity, reviewCount: 0 } as Parameters<typeof product>[0], [], site)
  expect(bare).not.toHaveProperty('aggregateRating')
  const reviewed = product({ ...entity, reviewCount: 3 } as Parameters<typeof product>[0], ['/a.webp'], site)
  expect(reviewed).toMatchObject({
    aggregateRating: { ratingValue: 5, ratingCount: 3 },
    category: 'Dashboard',
    offers: { price: 4999, priceCurrency: 'INR', url: 'https://kitewing.example/products/7' },
    image: ['https://kitewing.example/a.webp'],
  })
})

test('an article without a publication date uses its creation date', () => {
  const post = {
    title: 'On queues',
    slug: 'on-queues',
    excerpt: 'Queues.',
    author: 'Kitewing Team',
    category: 'Tutorials',
    tags: [],
    publishedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-03T00:00:00.000Z',
  } as unknown as Parameters<typeof article>[0]
  expect(article(post, null, site)).toMatchObject({
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-03T00:00:00.000Z',
    inLanguage: 'en',
  })
})

test('a service states its written price, and the amounts in it', () => {
  const offers = (price: string) =>
    service({ title: 'Apps', description: 'x', category: 'Apps', price }, agency, 'https://a.example').offers
  expect(offers('Starting from ₹1,50,000')).toEqual({
    '@type': 'Offer',
    description: 'Starting from ₹1,50,000',
    price: 150_000,
    priceCurrency: 'INR',
  })
  expect(offers('$2,500-$15,000')).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 2500,
    highPrice: 15_000,
    priceCurrency: 'USD',
  })
  expect(offers('On request')).toEqual({ '@type': 'Offer', description: 'On request' })
})

test('a service is one of the agency’s', () => {
  expect(
    service(
      { title: 'Apps', description: 'We build.', category: 'Apps', price: 'Starting from ₹1,50,000' },
      agency,
      'https://a.example',
    ),
  ).toMatchObject({ '@type': 'Service', offers: { description: 'Starting from ₹1,50,000' } })
})
