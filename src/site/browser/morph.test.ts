// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { morph } from './morph'

const main = () => document.querySelector('main') as HTMLElement
const parse = (html: string) =>
  new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html').querySelector('main') as HTMLElement

const page = (form: string, more: string) =>
  `<div class="wrap"><div><search><form data-search="${form}"><input id="search" value="${form}"></form></search></div>${more}</div>`

beforeEach(() => {
  document.body.innerHTML = `<main>${page('', '<section id="featured"><p>Three</p></section><section id="all"><p role="status">12</p><ul><li>Old</li></ul></section>')}</main>`
})

test('input, focus and the live region stay; everything else is replaced', () => {
  const field = document.querySelector('input') as HTMLInputElement
  const status = document.querySelector('[role=status]')
  field.value = 'led'
  field.focus()
  morph(main(), parse(page('led', '<section id="all"><p role="status">1</p><ul><li>New</li></ul></section>')))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('led')
  expect(document.querySelector('form')?.dataset.search).toBe('led')
  expect(document.querySelector('[role=status]')).toBe(status)
  expect(status?.textContent).toBe('1')
  expect(document.querySelector('li')?.textContent).toBe('New')
  expect(document.querySelector('#featured')).toBeNull()
})

test('a part that returns is at its old position', () => {
  const whole = parse(main().innerHTML)
  morph(main(), parse(page('led', '<section id="all"><p role="status">1</p></section>')))
  const form = document.querySelector('form')
  morph(main(), whole)
  expect([...document.querySelectorAll('section')].map(({ id }) => id)).toEqual(['featured', 'all'])
  expect(document.querySelector('form')).toBe(form)
  expect(document.querySelector('li')?.textContent).toBe('Old')
})

test('a followed link keeps focus', () => {
  const links = (now: string) =>
    `<nav>${['a', 'b'].map((name) => `<a href="#${name}"${name === now ? ' aria-current="true"' : ''}>${name}</a>`).join('')}</nav>`
  main().innerHTML = links('a')
  const second = document.querySelectorAll('a')[1]
  second?.focus()
  morph(main(), parse(links('b')))
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-current')).toBe('true')
})

test('the page’s head keeps its size, so that the filters stay where they are', () => {
  main().insertAdjacentHTML('afterbegin', '<header class="large"><h1>Products</h1></header>')
  morph(main(), parse(`<header class="small"><h1>Products</h1></header>${page('led', '')}`))
  expect(document.querySelector('header')?.className).toBe('large')
  expect(document.querySelector('form')?.dataset.search).toBe('led')
})

test('the same is not touched', () => {
  const section = document.querySelector('#featured')
  morph(main(), parse(main().innerHTML))
  expect(document.querySelector('#featured')).toBe(section)
})
