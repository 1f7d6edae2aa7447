import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'
import { publishedPostId } from '@/content/posts'
import { countView } from '@/content/viewCounts'
import { one } from '@/http/responses'
import { counter } from '@/rate-limit/counter'
import { limiter } from '@/rate-limit/limiter'
import { visitorAddress } from '@/rate-limit/visitor'
import { hashKey } from '@/runtime/hashKey'
import { endpoint } from '../endpoint'

/** Nobody opens more articles per minute. */
const flood = limiter({
  name: 'view',
  points: 60,
  duration: 60,
  message: 'Too many requests. Please try again later.',
})

/** One view per address, post and half hour: a visit, however often the page is opened. */
const visits = counter('visit', { points: 1, duration: 30 * 60 })

const isNewVisit = ({ payload }: PayloadRequest, visitor: string, post: string) =>
  visits(payload)
    .consume(hashKey(`${visitor} ${post}`, payload))
    .then(
      () => true,
      () => false,
    )

export const postViews = [
  endpoint({
    method: 'post',
    path: '/blog-posts/:slug/view',
    limit: flood,
    async handle({ req, param }) {
      const post = one(await publishedPostId(param('slug')))
      const agent = req.headers.get('user-agent')
      const isPerson = agent && !isbot(agent)
      if (isPerson && (await isNewVisit(req, visitorAddress(req), post))) await countView(post)
      return new Response(null, { status: 204 })
    },
  }),
]
