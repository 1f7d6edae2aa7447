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
    situation: '',
    constraints: [],
    findings: '',
    solution: '',
    decisions: [],
    results: [],
    quote: { text: '', name: '', role: '' },
    team: [],
    weeks: null,
    services: [],
    article: null,
  })
})

test('a case study is sent as it was', () => {
  const study = {
    situation: 'A hall full of people.',
    constraints: ['Paper stays', 'No downtime'],
    findings: null,
    solution: null,
    decisions: [{ title: 'A page, no app', text: null }],
    results: [{ label: 'Median wait', before: 47, beforeUnit: null, after: 4.5, unit: 'min', source: null }],
    quote: { text: 'Tea.', name: null, role: null },
    team: ['Two engineers'],
    weeks: 8,
    services: ['0123456789abcdef01234567'],
    article: '0123456789abcdef01234568',
  }
  const sent = projectSchema.parse(toBody(toValues({ ...stored, ...study })))
  expect(sent).toMatchObject(study)
})

test.each([
  ['a result without a label', { label: '' }, ['results.0.label']],
  ['a result without a number', { after: '' }, ['results.0.after']],
  ['a number that is none', { before: 'many' }, ['results.0.before']],
  ['a number too large', { after: '1e12' }, ['results.0.after']],
])('%s is refused', (_, over, wrong) => {
  const result = { label: 'Wait', before: '2', beforeUnit: '', after: '1', unit: '', source: '' }
  const values = { ...toValues(stored), results: [{ ...result, ...over }] }
  expect(problemsOf(projectSchema, toBody(values)).wrong).toEqual(wrong)
})

test('title, description and category are required', () => {
  const required = ['title', 'description', 'category']
  expect(problemsOf(projectSchema, toBody(toValues(null)))).toEqual({ wrong: required, missing: required })
  expect(problemsOf(projectSchema, toBody(toValues(stored))).wrong).toEqual([])
})
