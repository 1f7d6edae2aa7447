import type { Field } from 'payload'
import { caseStudyLimits } from '@/domain/caseStudy'
import { contentLimits } from '@/domain/categories'
import { textList } from './textList'

// Entries from before these fields have none of them; edits are merged against a value.
const defaultValue = () => null

const paragraphs = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  defaultValue,
  maxLength: contentLimits.longText,
})

const measured = (name: string): Field => ({
  name,
  type: 'number',
  min: -caseStudyLimits.number,
  max: caseStudyLimits.number,
  required: name === 'after',
})

/** The story of a project: what the situation was, what was done, and what it changed. */
export const caseStudy: Field[] = [
  paragraphs('situation'),
  textList('constraints', { localized: true }),
  paragraphs('findings'),
  paragraphs('solution'),
  {
    name: 'decisions',
    type: 'array',
    maxRows: caseStudyLimits.decisions,
    fields: [
      { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
      { name: 'text', type: 'textarea', localized: true, maxLength: contentLimits.summary },
    ],
  },
  {
    name: 'results',
    type: 'array',
    maxRows: caseStudyLimits.results,
    fields: [
      { name: 'label', type: 'text', localized: true, required: true, maxLength: caseStudyLimits.label },
      measured('before'),
      { name: 'beforeUnit', type: 'text', localized: true, maxLength: caseStudyLimits.unit },
      measured('after'),
      { name: 'unit', type: 'text', localized: true, maxLength: caseStudyLimits.unit },
      { name: 'source', type: 'text', localized: true, maxLength: caseStudyLimits.source },
    ],
  },
  {
    name: 'quote',
    type: 'group',
    fields: [
      { name: 'text', type: 'textarea', localized: true, maxLength: caseStudyLimits.quote },
      { name: 'name', type: 'text', maxLength: caseStudyLimits.name },
      { name: 'role', type: 'text', localized: true, maxLength: caseStudyLimits.name },
    ],
  },
  textList('team', { localized: true }),
  { name: 'weeks', type: 'number', defaultValue, min: 1, max: caseStudyLimits.weeks },
  {
    name: 'services',
    type: 'relationship',
    relationTo: 'service',
    hasMany: true,
    // Read by id, so that only what is public is shown.
    maxDepth: 0,
    maxRows: caseStudyLimits.services,
  },
  { name: 'article', type: 'relationship', relationTo: 'blog-post', defaultValue, maxDepth: 0 },
]
