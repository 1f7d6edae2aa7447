import { expect, test } from 'vitest'
import { problemsOf } from '@/schemas/problemsOf.fixture'
import { serviceSchema } from '@/schemas/service'
import { type ServiceValues, toBody, toValues } from './serviceForm'

const problems = (values: ServiceValues) => problemsOf(serviceSchema, toBody(values))

test('a new service starts with the defaults', () => {
  expect(toBody(toValues(null))).toEqual({
    title: '',
    description: '',
    price: '',
    icon: 'code',
    technologies: [],
    features: [],
    order: 0,
    isActive: true,
  })
})

test('lists are read line by line, the order as a whole number', () => {
  const typed = { ...toValues(null), technologies: 'React\n\n Vue ', features: '\n', order: '7.9' }
  expect(toBody(typed)).toMatchObject({ technologies: ['React', 'Vue'], features: [], order: 7 })
  expect(toBody({ ...typed, order: '' }).order).toBe(0)
})

test('title, description and price are required; blanks do not count', () => {
  const required = ['title', 'description', 'price']
  expect(problems({ ...toValues(null), title: '  ' })).toEqual({ wrong: required, missing: required })
  expect(problems({ ...toValues(null), title: 'a', description: 'b', price: '₹1' }).wrong).toEqual([])
})
