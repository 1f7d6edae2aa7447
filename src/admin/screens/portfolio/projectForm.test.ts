import { expect, test } from 'vitest'
import type { ProjectEntity } from '@/domain/entities'
import { problemsOf } from '@/schemas/problemsOf.fixture'
import { projectSchema } from '@/schemas/project'
import { toBody, toValues } from './projectForm'

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

test('unchanged fields are sent as they were, including the slug', () => {
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
  const required = ['title', 'description', 'category']
  expect(problemsOf(projectSchema, toBody(toValues(null)))).toEqual({ wrong: required, missing: required })
  expect(problemsOf(projectSchema, toBody(toValues(stored))).wrong).toEqual([])
})
