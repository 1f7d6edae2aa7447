import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOfVisitor } from './forwarded'

const from = (forwarded: string | undefined, proxies: number) =>
  addressOfVisitor(
    {
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    } as unknown as IncomingMessage,
    proxies,
  )

test('without proxies a visitor’s address is that of the connection, whatever they claim', () => {
  expect(from(undefined, 0)).toBe('10.0.0.1')
  expect(from('203.0.113.9', 0)).toBe('10.0.0.1')
})

test('behind proxies a visitor’s address is what our outermost proxy saw', () => {
  expect(from('203.0.113.9', 1)).toBe('203.0.113.9')
  expect(from('198.51.100.1, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(from('198.51.100.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  expect(from('2001:db8::1', 1)).toBe('2001:db8::1')
  expect(from('203.0.113.9:5123', 1)).toBe('203.0.113.9')
  expect(from('[2001:db8::1]:5123', 1)).toBe('2001:db8::1')
})

test('a missing, short or forged header yields nobody else’s address', () => {
  expect(from(undefined, 1)).toBe('10.0.0.1')
  expect(from('203.0.113.9', 3)).toBe('203.0.113.9')
  expect(from('<script>, nobody', 1)).toBe('10.0.0.1')
})
