import type { Payload } from 'payload'
import { answerApi } from '../app/(payload)/api/answerApi'
import { removeOldEntriesDaily } from '../audit/removeOldEntries'
import { repairSearchIndex } from '../content/syncSearch'
import { addMissingRows } from '../content/translations/rows'
import { closeDatabase } from '../database/close'
import { database } from '../database/outage'
import { probeOf } from '../database/probe'
import { searchLimit } from '../domain/limits'
import { endpoints } from '../endpoints'
import { stopWatchers } from '../endpoints/admin/leadEvents/watchLeads'
import { startRunner } from '../jobs/runner'
import { createFirstAdmin } from '../ops/accounts'
import { mediaFolder } from '../ops/media/mediaStoreOf'
import { gatherMetrics } from '../ops/metrics/gather'
import { retireDemoPassword } from '../ops/retireDemoPassword'
import { counter } from '../rate-limit/counter'
import { bridge } from '../runtime/bridge'
import { broadcastInvalidation } from '../runtime/broadcastInvalidation'
import { hashKey } from '../runtime/hashKey'
import { waitUntilIdle } from '../runtime/waitUntilIdle'
import { settings } from '../settings'
import { recoverUploadsTwice } from '../storage/recoverUploads'
import { fillDemo } from './fillDemo'
import { openDatabase } from './openDatabase'

/**
 * A site that is older than translations may have thousands of entries; nobody waits for them, nor for the forty reads
 * that the pages of a new site take.
 */
function addRowsOfOldEntries(payload: Payload): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const added = waitUntilIdle(signal)
    .then(() => addMissingRows(payload, signal))
    .catch((err: unknown) => {
      payload.logger.error({ err, msg: 'Could not list all translations; the next start continues.' })
    })
  return async () => {
    stopping.abort()
    await added
  }
}

/** Prepares the database: connects, migrates, creates the first admin, seeds an empty demo. */
export async function prepare(): Promise<void> {
  const payload = await openDatabase()
  const stopWatching = database.watch(await probeOf(payload), {
    left: (err) => payload.logger.error({ err, msg: 'The database is not responding.' }),
    back: (seconds) => {
      payload.logger.warn({ seconds }, 'The database is responding again.')
      repairSearchIndex(payload).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'Could not check the search index; the next start does.' })
      })
    },
  })
  const searches = counter('search', searchLimit)(payload)
  bridge.countSearch = (address) => searches.consume(hashKey(address, payload))
  bridge.isLoggedIn = async (headers) => (await payload.auth({ headers })).user !== null
  bridge.answerApi = answerApi
  bridge.endStreams = stopWatchers
  bridge.apiPaths = endpoints.map(({ path }) => path)
  const runner = startRunner(payload)
  const gathering = settings.metricsToken ? gatherMetrics(payload, runner.isLeader) : undefined
  const stopSharing = broadcastInvalidation(payload)
  const stopRecovering = settings.bucket
    ? undefined
    : await recoverUploadsTwice(payload, mediaFolder(settings))
  let stopFilling: (() => Promise<void>) | undefined
  let stopAdding: (() => Promise<void>) | undefined
  bridge.close = async () => {
    await stopFilling?.()
    await stopAdding?.()
    stopRecovering?.()
    stopSharing()
    gathering?.end()
    await runner.end()
    stopWatching()
    await closeDatabase(payload)
  }
  const fillRest = settings.mode === 'demo' ? await fillDemo(payload) : undefined
  if (settings.mode !== 'demo') await retireDemoPassword(payload)
  await repairSearchIndex(payload)
  await removeOldEntriesDaily(payload)
  if (settings.firstAdmin) await createFirstAdmin(payload, settings.firstAdmin)
  stopFilling = fillRest?.()
  stopAdding = addRowsOfOldEntries(payload)
}
