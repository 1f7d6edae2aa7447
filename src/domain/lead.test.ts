import { expect, test } from 'vitest'
import { labelOf } from './choice'
import { budgetBands, leadStatus, leadStatuses, serviceTypes } from './lead'

test('each of the five statuses has its own badge color; any other value is gray', () => {
  expect(leadStatuses.map(({ label }) => label)).toEqual([
    'New',
    'Contacted',
    'In Progress',
    'Completed',
    'Rejected',
  ])
  expect(new Set(leadStatuses.map(({ tone }) => tone)).size).toBe(5)
  expect(leadStatus('in-progress')).toMatchObject({ label: 'In Progress', tone: 'violet' })
  expect(leadStatus('archived')).toEqual({ label: 'archived', tone: 'gray' })
})

test('there are five budgets and seven service types, with their labels', () => {
  expect(budgetBands.map(({ label }) => label)).toEqual([
    'Under ₹50K',
    '₹50K - ₹1L',
    '₹1L - ₹3L',
    '₹3L - ₹5L',
    'Above ₹5L',
  ])
  expect(serviceTypes.map(({ value }) => value)).toEqual([
    'web-development',
    'mobile-app',
    'backend',
    'ui-ux',
    'cloud',
    'maintenance',
    'consultation',
  ])
  expect(labelOf(serviceTypes, 'mobile-app')).toBe('Mobile App')
  expect(labelOf(serviceTypes, 'unheard-of')).toBe('unheard-of')
})
