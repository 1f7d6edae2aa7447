import { expect, test } from 'vitest'
import { leadsPath } from '@/admin/paths'
import { commandOf } from './keys'

const pressed = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  hasSingleKeys: true,
  isTyping: false,
  isRichText: false,
  isDialogOpen: false,
  isGoing: false,
}
const press = (key: string, over: Partial<typeof pressed> = {}) => commandOf({ key, ...pressed, ...over })

test('each key has its meaning', () => {
  expect(press('k', { ctrlKey: true })).toEqual({ do: 'palette' })
  expect(press('K', { metaKey: true })).toEqual({ do: 'palette' })
  expect(press('/')).toEqual({ do: 'search' })
  expect(press('?')).toEqual({ do: 'keys' })
  expect(press('g')).toEqual({ do: 'startGo' })
  expect(press('l', { isGoing: true })).toEqual({ do: 'go', href: leadsPath })
})

test('keys typed into a field are text', () => {
  for (const key of ['/', '?', 'g', 'l']) expect(press(key, { isTyping: true, isGoing: true })).toBeNull()
})

test('the palette opens from a search box, but in a rich text Ctrl+K makes a link', () => {
  expect(press('k', { ctrlKey: true, isTyping: true })).toEqual({ do: 'palette' })
  expect(press('k', { ctrlKey: true, isTyping: true, isRichText: true })).toBeNull()
})

test('an open dialog handles its own keys', () => {
  expect(press('k', { ctrlKey: true, isDialogOpen: true })).toBeNull()
  expect(press('?', { isDialogOpen: true })).toBeNull()
})

test('other keys are the browser’s', () => {
  for (const key of ['l', 'k', 'Escape', 'Enter', 'toString']) expect(press(key)).toBeNull()
  expect(press('toString', { isGoing: true })).toBeNull()
  expect(press('f', { ctrlKey: true })).toBeNull()
  expect(press('k', { ctrlKey: true, altKey: true })).toBeNull()
})

test('without single-letter shortcuts only those with a modifier are left', () => {
  for (const key of ['/', '?', 'g', 'l'])
    expect(press(key, { hasSingleKeys: false, isGoing: true })).toBeNull()
  expect(press('k', { ctrlKey: true, hasSingleKeys: false })).toEqual({ do: 'palette' })
})
