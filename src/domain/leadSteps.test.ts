import { expect, test } from 'vitest'
import { nextOf, syncSteps } from './leadSteps'

const call = { text: 'Call', due: '2026-12-01', isDone: false }
const write = { text: 'Write', due: '2026-11-30', isDone: false }
const wait = { text: 'Wait', due: null, isDone: false }

test('the next step is the open one that is due first, without a date last', () => {
  expect(nextOf([wait, call, write])).toBe(write)
  expect(nextOf([wait, call, { ...write, isDone: true }])).toBe(call)
  expect(nextOf([wait])).toBe(wait)
  expect(nextOf([{ ...call, isDone: true }])).toBeUndefined()
})

test('a changed list decides what is next', () => {
  const before = { nextStep: 'Call', nextStepDue: '2026-12-01', nextSteps: [call] }
  expect(syncSteps({ ...before, nextSteps: [call, write] }, before)).toEqual({
    nextSteps: [call, write],
    nextStep: 'Write',
    nextStepDue: '2026-11-30',
  })
  expect(syncSteps({ ...before, nextSteps: [{ ...call, isDone: true }] }, before)).toMatchObject({
    nextStep: null,
    nextStepDue: null,
  })
})

test('who knows one step only changes, adds or removes that one', () => {
  const before = { nextStep: 'Call', nextStepDue: '2026-12-01', nextSteps: [wait, call] }
  const later = { ...before, nextStepDue: '2026-12-02' }
  expect(syncSteps(later, before).nextSteps).toEqual([wait, { ...call, due: '2026-12-02' }])
  const none = { ...before, nextStep: null, nextStepDue: null }
  expect(syncSteps(none, before)).toEqual({ nextSteps: [wait], nextStep: 'Wait', nextStepDue: null })
  expect(syncSteps({ nextStep: 'Call' }, {}).nextSteps).toEqual([{ text: 'Call', due: null, isDone: false }])
  expect(syncSteps(before, before)).toEqual({})
})
