import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { docAccessOperation, Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

type ScheduleArgs = Parameters<typeof schedulePublishHandler>[0]
type Entry = NonNullable<ScheduleArgs['doc']>

/** @throws {Forbidden} if they may not publish this entry @throws {NotFound} */
async function checkMayPublish(doc: Entry | undefined, req: PayloadRequest): Promise<void> {
  const config = doc && req.payload.collections[doc.relationTo]?.config
  if (!config || !hasScheduledPublishEnabled(config)) throw new Forbidden(req.t)
  const { relationTo: collection, value } = doc
  const id = String(value)
  await req.payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: false, req })
  const may = await docAccessOperation({ id, collection: { config }, data: { _status: 'published' }, req })
  if (!may.update) throw new Forbidden(req.t)
}

/** Cancels a scheduled step. @throws {NotFound} @throws {Forbidden} if they may not publish its entry */
async function cancelScheduledJob(id: string | number, req: PayloadRequest): Promise<void> {
  const job = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, req })
  if (job.taskSlug !== 'schedulePublish') throw new Forbidden(req.t)
  await checkMayPublish((job.input as Partial<ScheduleArgs>).doc, req)
  await req.payload.delete({ collection: 'payload-jobs', id, req })
}

/**
 * Schedules or cancels a publish or unpublish job, for Payload's drawer. Payload's own function does so for any
 * logged-in user and only checks access when it is due; cancelling then schedules a step that does nothing.
 * @throws {Forbidden} if they may not publish the entry
 * @throws {NotFound}
 */
export const schedulePublication: ServerFunction<ScheduleArgs> = async (args) => {
  const { req, deleteID, doc } = args
  if (deleteID === undefined) {
    await checkMayPublish(doc, req)
    return schedulePublishHandler(args)
  }
  await cancelScheduledJob(deleteID, req)
  return { message: req.t('general:success') }
}
