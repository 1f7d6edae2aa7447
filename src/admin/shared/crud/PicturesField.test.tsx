// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TooltipGroup } from '../ui/Tooltip'
import { PicturesField } from './PicturesField'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Images() {
  const [value, setValue] = useState(['/a.png', '/b.png', '/c.png'].join('\n'))
  return (
    <TooltipGroup>
      <PicturesField name="images" value={value} onChange={setValue} />
    </TooltipGroup>
  )
}

let root: Root

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  act(() => root.render(<Images />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const images = () => document.querySelector('textarea')?.value.split('\n')

function press(label: string) {
  const button = document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
  act(() => {
    button?.focus()
    button?.click()
  })
}

test('the focus goes with an image that is moved, and turns round at an end', () => {
  press('Move image 1 down')
  expect(images()).toEqual(['/b.png', '/a.png', '/c.png'])
  expect(focused()).toBe('Move image 2 down')
  press('Move image 2 down')
  expect(images()).toEqual(['/b.png', '/c.png', '/a.png'])
  expect(focused()).toBe('Move image 3 up')
})

test('the focus stays in the field when an image is removed', () => {
  press('Remove image 2')
  expect(images()).toEqual(['/a.png', '/c.png'])
  expect(focused()).toBe('Choose or upload images')
})
