import { expect, test } from 'vitest'
import { isSelfReliant } from './refuseWhileUnavailable'

const isAnswered = (url: string) => isSelfReliant({ url })

test('while the database is away only files and the form without script are served', () => {
  for (const url of ['/_next/static/a.js', '/robots.txt?x', '/frontdesk.svg', '/api/leads/form'])
    expect([url, isAnswered(url)]).toEqual([url, true])
  for (const url of [
    '/',
    '/de/contact',
    '/about?_rsc=1',
    '/nothing.html',
    '/admin',
    '/admin/leads',
    '/api/leads',
    '/api/projects',
  ])
    expect([url, isAnswered(url)]).toEqual([url, false])
})
