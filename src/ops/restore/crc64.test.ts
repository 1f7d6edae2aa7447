import { expect, test } from 'vitest'
import { crc64 } from './crc64'

test("the checksum of mongodump's archives is CRC-64/XZ, in one piece or several", () => {
  const whole = crc64()
  whole.update(Buffer.from('123456789'))
  expect(whole.digest().toString(16)).toBe('995dc9bbdf1939fa')
  const pieces = crc64()
  pieces.update(Buffer.from('1234'))
  pieces.update(Buffer.from('56789'))
  expect(pieces.digest()).toBe(whole.digest())
})
