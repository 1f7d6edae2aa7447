import { expect, test } from 'vitest'
import { blogCategories, productCategories, serviceIcons } from './categories'

test('a stored product category has only its first space replaced', () => {
  expect(productCategories.map(({ value }) => value)).toEqual([
    'web-templates',
    'mobile-apps',
    'dashboard',
    'e-commerce',
    'api-scripts',
    'tools-& utilities',
    'cms',
    'admin-panels',
  ])
})

test('eight product categories, nine blog categories, ten icons', () => {
  expect([productCategories.length, blogCategories.length, serviceIcons.length]).toEqual([8, 9, 10])
})
