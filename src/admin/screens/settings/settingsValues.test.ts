import { expect, test } from 'vitest'
import { whatsappContexts } from '@/domain/whatsapp'
import { problemsOf } from '@/schemas/problemsOf.fixture'
import { settingsSchema } from '@/schemas/settings'
import type { SettingsValues } from './settingsValues'

const problems = (settings: SettingsValues) => problemsOf(settingsSchema, settings)

const values: SettingsValues = {
  siteName: 'Kitewing',
  email: 'hello@kitewing.example',
  phone: '+91 80 0000 0000',
  whatsappNumber: '910000000000',
  location: 'Remote',
  businessHours: 'Always',
  contentLanguage: 'en',
  languages: ['en', 'de'],
  social: [{ platform: 'github', url: 'https://example.com' }],
  whatsappTexts: Object.fromEntries(
    whatsappContexts.map(({ name, text }) => [name, text]),
  ) as SettingsValues['whatsappTexts'],
  analyticsId: '',
  analyticsConsent: true,
  inquiryRecipients: '',
  securityContact: '',
  securityPolicy: '',
  securityLanguages: '',
  confirmInquiries: false,
  editorsMayDelete: false,
}

test('good settings have nothing wrong', () => {
  expect(problems(values).wrong).toEqual([])
})

test('an empty field is named by its path', () => {
  const empty = {
    ...values,
    siteName: ' ',
    social: [...values.social, { platform: 'x' as const, url: '' }],
    whatsappTexts: { ...values.whatsappTexts, quote: '' },
  }
  expect(problems(empty).missing).toEqual(['siteName', 'social.1.url', 'whatsappTexts.quote'])
})

test.each([
  ['email', 'nobody'],
  ['phone', 'call me'],
  ['whatsappNumber', '12'],
  ['analyticsId', 'G 1'],
  ['inquiryRecipients', 'a@b.example, nobody'],
  ['securityContact', 'http://example.com/report'],
  ['securityPolicy', '/security'],
  ['securityLanguages', 'English'],
])('%s cannot be %s', (name, value) => {
  expect(problems({ ...values, [name]: value })).toEqual({ wrong: [name], missing: [] })
})

test('a link that runs is none', () => {
  const social = [{ platform: 'x' as const, url: 'javascript:alert(1)' }]
  expect(problems({ ...values, social }).wrong).toEqual(['social.0.url'])
})

test('the content language is always one of the site', () => {
  expect(problems({ ...values, contentLanguage: 'fr' })).toEqual({ wrong: ['languages'], missing: [] })
})
