import { expect, test } from 'vitest'
import { routeFinder } from './routes'

/** As Next's build lists them. */
const routes = [
  ['/admin/login', '^/admin/login(?:/)?$'],
  ['/feed.xml', '^/feed\\.xml(?:/)?$'],
  ['/admin/[[...segments]]', '^/admin(?:/(.+?))?(?:/)?$'],
  ['/og/[kind]/[file]', '^/og/([^/]+?)/([^/]+?)(?:/)?$'],
  ['/[locale]', '^/([^/]+?)(?:/)?$'],
  ['/[locale]/blog', '^/([^/]+?)/blog(?:/)?$'],
  ['/[locale]/blog/[slug]', '^/([^/]+?)/blog/([^/]+?)(?:/)?$'],
  ['/[locale]/[page]', '^/([^/]+?)/([^/]+?)(?:/)?$'],
  ['/[locale]/[...rest]', '^/([^/]+?)/(.+?)(?:/)?$'],
].map(([page = '', regex = '']) => ({ page, regex }))

const routeOf = routeFinder(routes, ['/leads', '/leads/:id', '/leads/counts', '/blog-posts/:slug/view'])

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/blog', '/blog'],
  ['/fr/blog', '/blog'],
  ['/blog/how-we-work', '/blog/:slug'],
  ['/es/blog/how-we-work', '/blog/:slug'],
  ['/privacy', '/:page'],
  ['/deals', '/:page'],
  ['/no/such/page', '/*'],
  ['/feed.xml', '/feed.xml'],
  ['/og/post/a.png', '/og/:kind/:file'],
  ['/admin', '/admin/*'],
  ['/admin/collections/lead/42', '/admin/*'],
  ['/admin/login', '/admin/login'],
  ['/api/leads', '/api/leads'],
  ['/api/leads/42', '/api/leads/:id'],
  ['/api/leads/counts', '/api/leads/counts'],
  ['/api/blog-posts/how-we-work/view', '/api/blog-posts/:slug/view'],
  ['/api/users/me', '/api/*'],
  ['/_next/static/chunks/1.js', '/_next/*'],
  ['/icon.svg', '/public/*'],
  ['/healthz', '/healthz'],
  ['/METRICS/', '/metrics'],
  ['*', 'other'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test('whatever visitors request, there are no more routes than the product has', () => {
  const paths = Array.from(
    { length: 5000 },
    (_, n) => `/${['', 'api/', 'admin/', 'de/', 'og/x/'][n % 5]}${n}/${'a/'.repeat(n % 3)}`,
  )
  expect(new Set(paths.map(routeOf)).size).toBeLessThan(12)
})
