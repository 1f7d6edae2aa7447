import { expect, test } from 'vitest'
import { fieldLabel } from './fieldLabel'

test.each([
  ['title', 'Title'],
  ['longDescription', 'Long description'],
  ['isActive', 'Active'],
  ['publishedAt', 'Publish date'],
  ['demoUrl', 'Demo URL'],
  ['whatsappTexts.quote', 'Quote'],
])('%s is called %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label)
})
