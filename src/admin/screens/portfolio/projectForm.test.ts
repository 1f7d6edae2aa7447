import { expect, test } from 'vitest'
import type { ProjectEntity } from '@/domain/entities'
import { missing, toBody, toValues } from './projectForm'

const stored: ProjectEntity = {
  id: '1',
  title: 'Tidewater',
  slug: 'tidewater',
  description: 'Ferries.',
  category: 'Mobile',
  isFeatured: true,
  images: ['/a.png'],
  clientName: null,
  completedAt: '2026-05-01T00:00:00.000Z',
  technologies: ['Expo'],
  projectUrl: null,
  githubUrl: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
}

test('what was not changed is sent as it was, the address of the page too', () => {
  expect(toBody(toValues(stored))).toEqual({
    title: 'Tidewater',
    slug: 'tidewater',
    description: 'Ferries.',
    category: 'Mobile',
    isFeatured: true,
    images: ['/a.png'],
    clientName: '',
    completedAt: '2026-05-01',
    technologies: ['Expo'],
    projectUrl: '',
    githubUrl: '',
  })
})

test('title, description and category are required', () => {
  expect(Object.keys(missing(toValues(null)))).toEqual(['title', 'description', 'category'])
  expect(missing(toValues(stored))).toEqual({})
})
