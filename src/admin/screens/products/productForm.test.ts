import { expect, test } from 'vitest'
import { missing, toBody, toValues, wrong } from './productForm'

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
  expect(Object.keys(missing(toValues(null)))).toEqual(['title', 'description', 'category', 'price'])
  expect(missing(whole)).toEqual({})
  for (const price of ['0', '-1', '0.9', 'x', ''])
    expect(Object.keys(missing({ ...whole, price }))).toEqual(['price'])
})

test('a rating is from 1 to 5', () => {
  expect(wrong(whole)).toEqual({})
  for (const rating of ['0', '6', '-5']) expect(Object.keys(wrong({ ...whole, rating }))).toEqual(['rating'])
})
