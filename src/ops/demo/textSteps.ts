import { randomUUID } from 'node:crypto'
import { unaudited as context } from '@/audit/writeEntry'
import { raiseViews, totalRow } from '@/content/viewCounts'
import { leadKeys } from '@/domain/leadKeys'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { addOnce } from './addOnce'
import { before, midnightAfter, timesAt } from './dates'
import type { Demo } from './readDemo'
import type { Step } from './Step'

const _status = 'published'

/** Settings saved since the start are ours or a user's, and stay. */
export const settingsStep = ({ settings: data }: Demo): Step => ({
  key: 'settings',
  isFirst: true,
  async add(payload, startedAt) {
    const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    if (updatedAt && updatedAt >= startedAt) return
    await payload.updateGlobal({ slug: 'site-settings', data, context })
  },
})

/** The total views of all posts; each post's own views come with the post. */
export const totalViewsStep = ({ posts }: Demo): Step => ({
  key: 'views',
  isFirst: true,
  add: () =>
    raiseViews(
      totalRow,
      posts.reduce((sum, post) => sum + post.views, 0),
    ),
})

export const serviceStep = (service: Demo['services'][number], place: number): Step => ({
  key: `service ${service.title}`,
  isFirst: true,
  async add(payload, startedAt) {
    const times = timesAt(startedAt, place)
    const data = { ...service, ...times, _status } as const
    await addOnce(payload, { collection: 'service', ...times }, () =>
      payload.create({ collection: 'service', data, context }),
    )
  },
})

export const pageStep = ({ html, ...page }: Demo['pages'][number], place: number): Step => ({
  key: `page ${page.slug}`,
  isFirst: true,
  async add(payload, startedAt) {
    const times = timesAt(startedAt, place)
    await addOnce(payload, { collection: 'page', ...times, slug: page.slug }, async () => {
      const content = await htmlToLexical(html, payload.config)
      return payload.create({ collection: 'page', data: { ...page, ...times, content, _status }, context })
    })
  },
})

export const leadStep = (lead: Demo['leads'][number], place: number): Step => ({
  key: `lead ${lead.email} ${lead.daysAgo}`,
  isFirst: true,
  async add(payload, startedAt) {
    const { daysAgo, updatedDaysAgo, nextStepIn, expectedCloseIn, closedDaysAgo, isOwned, ...data } = lead
    const { createdAt } = timesAt(before(startedAt, daysAgo), place)
    const nextStepDue = nextStepIn === undefined ? null : midnightAfter(startedAt, nextStepIn)
    await addOnce(payload, { collection: 'lead', createdAt }, async () => {
      const where = { role: { equals: 'admin' } } as const
      const { docs } = await payload.find({ collection: 'users', where, limit: 1 })
      const owner = isOwned ? docs[0]?.id : undefined
      // Bypasses the hooks, which are for visitors' inquiries.
      return payload.db.create({
        collection: 'lead',
        data: {
          isSpam: false,
          ...data,
          nextStepDue,
          ...(expectedCloseIn !== undefined && { expectedClose: midnightAfter(startedAt, expectedCloseIn) }),
          ...(closedDaysAgo !== undefined && { closedOn: midnightAfter(startedAt, -closedDaysAgo) }),
          ...(data.nextStep && {
            nextSteps: [{ id: randomUUID(), text: data.nextStep, due: nextStepDue, isDone: false }],
          }),
          ...(owner && { owner }),
          ...leadKeys({ ...data, nextStepDue }),
          createdAt,
          updatedAt: before(startedAt, updatedDaysAgo),
        },
      })
    })
  },
})
