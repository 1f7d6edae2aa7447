import { expect, test } from 'vitest'
import { siteTarget } from './siteLinks'

const site = 'https://kitewing.example'

test.each([
  ['/', 'fixed', '/'],
  ['/#contact', 'fixed', '/'],
  ['/services?x=1', 'fixed', '/services'],
  ['/es/portfolio/', 'fixed', '/portfolio'],
  ['/de', 'fixed', '/'],
  ['/feed.xml', 'fixed', '/feed.xml'],
  ['/admin/blogs', 'fixed', '/admin/blogs'],
  ['/blog/a-post#part', 'post', 'a-post'],
  ['/fr/blog/a-post', 'post', 'a-post'],
  [`${site}/portfolio/tally`, 'project', 'tally'],
  ['/products/7f', 'product', '7f'],
  ['/privacy', 'page', 'privacy'],
  ['/api/media/file/a%20b.pdf', 'file', 'a b.pdf'],
  ['/blog/a/b', 'nothing', '/blog/a/b'],
  ['/offer.pdf', 'nothing', '/offer.pdf'],
  ['/blog/%E0%A4%A', 'nothing', '/blog/%E0%A4%A'],
])('%s is the %s %s', (href, kind, name) => {
  expect(siteTarget(href, site)).toEqual({ kind, name })
})

test.each([
  'https://elsewhere.example/blog/x',
  '#part',
  'mailto:a@b.example',
  'tel:1',
  '//elsewhere.example/x',
  'http://',
])('%s is nothing of ours', (href) => {
  expect(siteTarget(href, site)).toBeNull()
})
