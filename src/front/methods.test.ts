import { expect, test } from 'vitest'
import { methodsOf } from './methods'

test('pages and files are read-only', () => {
  for (const path of ['/', '/about', '/icon.svg', '/_next/data', '/administration', '/apiary'])
    expect([path, methodsOf(path)]).toEqual([path, 'GET, HEAD'])
})

test('the API and the back office accept the methods they need, and no odd ones', () => {
  for (const path of ['/api', '/api/leads', '/admin', '/admin/leads']) {
    expect(methodsOf(path)).toContain('POST')
    expect(methodsOf(path)).not.toMatch(/TRACE|CONNECT|PROPFIND/)
  }
})
