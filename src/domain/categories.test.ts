import { expect, test } from 'vitest'
import { blogCategories, productCategories, serviceIcons } from './categories'

test('only the first space of a product category becomes a hyphen in its stored value', () => {
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

test('there are eight product categories, nine blog categories and ten icons', () => {
  expect([productCategories.length, blogCategories.length, serviceIcons.length]).toEqual([8, 9, 10])
})
