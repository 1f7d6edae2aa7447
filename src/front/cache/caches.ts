import { maxAge, register } from '@/runtime/contentChanged'
import { securityHeaders } from '../securityHeaders'
import { PageCache } from './PageCache'
import { Refresher } from './Refresher'
import type { Handler } from './Rendering'
import { renderStripped } from './renderStripped'

const megabyte = 1_000_000

/** The front server's caches, by kind. */
export const caches = {
  page: new PageCache('page', { entries: 2000, bytes: 64 * megabyte }, securityHeaders),
  data: new PageCache('data', { entries: 1000, bytes: 32 * megabyte }, securityHeaders),
  // Build files never change under their name.
  asset: new PageCache('asset', { entries: 2000, bytes: 96 * megabyte }, securityHeaders),
}

/** From now on, what was made from content is made again when it changes. */
export function renewWithContent(handler: Handler): void {
  const ofContent = [caches.page, caches.data]
  const refresher = new Refresher(ofContent, (kind, address) => renderStripped(handler, address, kind))
  register.renew = () => refresher.renew()
  register.age = () => refresher.age()
  setInterval(() => {
    for (const cache of ofContent) cache.fade()
  }, maxAge).unref()
}
