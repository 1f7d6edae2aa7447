import { expect, test } from 'vitest'
import { whatsappContexts } from '@/domain/whatsapp'
import { missing, type SettingsValues, wrong } from './settingsForm'

const values: SettingsValues = {
  siteName: 'Kitewing',
  email: 'hello@kitewing.example',
  phone: '+91 80 0000 0000',
  whatsappNumber: '910000000000',
  location: 'Remote',
  businessHours: 'Always',
  contentLanguage: 'en',
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
}

test('good settings have nothing wrong', () => {
  expect([missing(values), wrong(values)]).toEqual([{}, {}])
})

test('what is empty is named by its place', () => {
  const empty = {
    ...values,
    siteName: ' ',
    social: [...values.social, { platform: 'x' as const, url: '' }],
    whatsappTexts: { ...values.whatsappTexts, quote: '' },
  }
  expect(Object.keys(missing(empty))).toEqual(['siteName', 'social.1.url', 'whatsappTexts.quote'])
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
  expect(Object.keys(wrong({ ...values, [name]: value }))).toEqual([name])
})

test('a link that runs is none', () => {
  const social = [{ platform: 'x' as const, url: 'javascript:alert(1)' }]
  expect(Object.keys(wrong({ ...values, social }))).toEqual(['social.0.url'])
})
