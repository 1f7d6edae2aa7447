import { expect, test } from 'vitest'
import { problemsOf } from '@/schemas/problemsOf.fixture'
import { productSchema } from '@/schemas/product'
import { type ProductValues, toBody, toValues } from './productForm'

const problems = (values: ProductValues) => problemsOf(productSchema, toBody(values))

const whole = { ...toValues(null), title: 'a', description: 'b', category: 'cms', price: '1' }

test('a new product starts with the defaults', () => {
  expect(toBody(toValues(null))).toMatchObject({
    price: 0,
    originalPrice: 0,
    technologies: [],
    images: [],
    rating: 5,
    reviewCount: 0,
    isActive: true,
    isFeatured: false,
  })
})

test('numbers are whole, lists are read line by line, blank lines dropped', () => {
  const typed = { ...whole, price: '4999.9', originalPrice: '', rating: '', images: ' /a.png\n\n/b.png' }
  expect(toBody(typed)).toMatchObject({
    price: 4999,
    originalPrice: 0,
    rating: 5,
    images: ['/a.png', '/b.png'],
  })
})

test('title, description and category are required, and a price above 0', () => {
  expect(problems(toValues(null)).missing).toEqual(['title', 'description', 'price', 'category'])
  expect(problems(whole).wrong).toEqual([])
  for (const price of ['0', '-1', '0.9', 'x', ''])
    expect(problems({ ...whole, price })).toEqual({ wrong: ['price'], missing: ['price'] })
})

test('a rating is from 1 to 5, and no number is negative', () => {
  const wrong = [
    { rating: '0' },
    { rating: '6' },
    { rating: '-5' },
    { originalPrice: '-1' },
    { reviewCount: '-1' },
    { demoUrl: 'javascript:x' },
  ]
  for (const over of wrong)
    expect(problems({ ...whole, ...over })).toEqual({ wrong: Object.keys(over), missing: [] })
})
