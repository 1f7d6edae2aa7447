import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network'

test('an IPv4 address is itself, in any notation', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('unknown')).toBe('unknown')
})

test('all addresses of one subscriber count as one', () => {
  const one = '2001:db8:85a3:8d3::/64'
  expect(networkOf('2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe(one)
  expect(networkOf('2001:0DB8:85a3:08d3::1')).toBe(one)
  expect(networkOf('2001:db8:85a3:8d3::203.0.113.7')).toBe(one)
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8:85a3:8d4::1')).not.toBe(one)
})

test('networks of one site count together; IPv4 addresses by themselves', () => {
  const site = '2001:db8:85a3::/48'
  for (const address of ['2001:db8:85a3:8d3::1', '2001:db8:85a3::', '2001:0DB8:85A3:ffff::1'])
    expect(siteOf(networkOf(address))).toBe(site)
  expect(siteOf(networkOf('2001:db8:85a4:8d3::1'))).not.toBe(site)
  for (const address of ['203.0.113.7', 'unknown']) expect(siteOf(networkOf(address))).toBe(address)
})
