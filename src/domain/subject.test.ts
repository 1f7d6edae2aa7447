import { expect, test } from 'vitest'
import { productCategories } from './categories'
import {
  serviceTypeOfArticle,
  serviceTypeOfProduct,
  serviceTypeOfProject,
  serviceTypeOfService,
} from './subject'

test('every product has a service type, even one with an unknown category', () => {
  expect(productCategories.map(({ value }) => serviceTypeOfProduct(value))).toEqual([
    'web-development',
    'mobile-app',
    'web-development',
    'web-development',
    'backend',
    'consultation',
    'web-development',
    'web-development',
  ])
  expect(serviceTypeOfProduct('something else')).toBe('consultation')
})

test.each([
  ['Dashboards', 'web-development'],
  ['Web Apps', 'web-development'],
  ['Mobile Apps', 'mobile-app'],
  ['E-commerce', 'web-development'],
  ['Cloud & Data', 'cloud'],
  ['Diseño UI', 'ui-ux'],
  ['Applications mobiles', 'mobile-app'],
  ['Webbing and shopfitting', undefined],
  ['', undefined],
])('a project of the category “%s” suggests %s', (category, expected) => {
  expect(serviceTypeOfProject(category)).toBe(expected)
})

test('general articles and the default icon suggest none', () => {
  expect(serviceTypeOfArticle('Mobile Development')).toBe('mobile-app')
  expect(serviceTypeOfArticle('Tutorials')).toBeUndefined()
  expect(serviceTypeOfService('cogs')).toBe('maintenance')
  expect(serviceTypeOfService('code')).toBeUndefined()
})
