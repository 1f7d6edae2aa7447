import { expect, test } from 'vitest'
import { isBackupDue } from './due'

const zone = 'Asia/Kolkata'
const on = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

test.each([
  ['its time has just come', on(20, '03:00'), on(21, '03:00'), true],
  ['it was made today', on(21, '03:01'), on(21, '23:59'), false],
  ['its time has not come yet today', on(20, '03:00'), on(21, '02:59'), false],
  ['it was missed for days', on(15, '03:00'), on(21, '01:00'), true],
  ['one was made by hand since', on(21, '10:00'), on(21, '12:00'), false],
  ['the clock was ahead', on(28, '03:00'), on(21, '12:00'), true],
])('%s', (_story, last, now, expected) => {
  expect(isBackupDue({ at: '03:00', zone, last, now })).toBe(expected)
})

// 25 and 23 hours long.
test.each(['2026-10-25', '2026-03-29'])('on %s, when the clocks change, one backup is due', (date) => {
  const schedule = { at: '23:45', zone: 'Europe/Berlin' }
  const offset = date === '2026-10-25' ? '+01:00' : '+02:00'
  const at = (time: string) => new Date(`${date}T${time}:00${offset}`)
  const before = new Date(at('23:45').getTime() - 25 * 60 * 60 * 1000)
  expect(isBackupDue({ ...schedule, last: before, now: at('23:30') })).toBe(date === '2026-03-29')
  expect(isBackupDue({ ...schedule, last: at('23:30'), now: at('23:31') })).toBe(false)
  expect(isBackupDue({ ...schedule, last: at('23:30'), now: at('23:46') })).toBe(true)
})
