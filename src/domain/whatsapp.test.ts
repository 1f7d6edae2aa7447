import { expect, test } from 'vitest'
import { fillText } from './fillText'
import { whatsappContexts, whatsappLink } from './whatsapp'

test('a chat link contains only digits and an encoded text', () => {
  expect(whatsappLink('+91 (80) 0000-0000', 'Hi & hello?')).toBe(
    'https://wa.me/918000000000?text=Hi%20%26%20hello%3F',
  )
})

test('placeholders are filled in; unknown ones stay', () => {
  expect(fillText('Hi {name}, about {service} {x}', { name: 'Asha', service: 'Cloud' })).toBe(
    'Hi Asha, about Cloud {x}',
  )
})

test('a value that looks like a placeholder is not replaced again', () => {
  expect(fillText('{name}', { name: '{service}', service: 'Cloud' })).toBe('{service}')
})

test('every context has its own text', () => {
  expect(new Set(whatsappContexts.map(({ text }) => text)).size).toBe(whatsappContexts.length)
})
