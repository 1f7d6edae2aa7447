import { onContentChanged } from '@/runtime/contentChanged'
import { securityHeaders } from '../securityHeaders'
import { PageCache } from './PageCache'

const megabyte = 1_000_000

/** The front server's caches, by kind. */
export const caches = {
  page: new PageCache('page', { entries: 2000, bytes: 64 * megabyte }, securityHeaders),
  data: new PageCache('data', { entries: 1000, bytes: 32 * megabyte }, securityHeaders),
  // Build files never change under their name.
  asset: new PageCache('asset', { entries: 2000, bytes: 96 * megabyte }, securityHeaders),
}

onContentChanged(() => {
  caches.page.clear()
  caches.data.clear()
})
