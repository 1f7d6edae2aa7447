import { expect, test } from 'vitest'
import { PageStore } from './PageStore'

const page = (size: number) => ({ size })

test('the page used longest ago goes when there are too many', () => {
  const store = new PageStore({ entries: 2, bytes: 1000 })
  store.set('/', page(1))
  store.set('/about', page(1))
  store.get('/')
  store.set('/blog', page(1))
  expect(store.get('/about')).toBeUndefined()
  expect(store.get('/')).toBeDefined()
  expect(store.get('/blog')).toBeDefined()
})

test('the bytes kept never pass the bound, replaced pages counted once', () => {
  const store = new PageStore({ entries: 100, bytes: 100 })
  store.set('/', page(60))
  store.set('/', page(60))
  expect(store.get('/')).toBeDefined()
  store.set('/about', page(60))
  expect(store.get('/')).toBeUndefined()
  expect(store.get('/about')).toBeDefined()
})

test('a page larger than the whole store is not kept and takes no other with it for good', () => {
  const store = new PageStore({ entries: 100, bytes: 100 })
  store.set('/huge', page(101))
  expect(store.get('/huge')).toBeUndefined()
  store.set('/', page(100))
  expect(store.get('/')).toBeDefined()
})

test('emptied, it has room again', () => {
  const store = new PageStore({ entries: 100, bytes: 100 })
  store.set('/', page(90))
  store.clear()
  store.set('/about', page(90))
  expect(store.get('/')).toBeUndefined()
  expect(store.get('/about')).toBeDefined()
})
