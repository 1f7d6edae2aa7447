import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { writeEntry } from '@/audit/writeEntry'
import { auditViewWindow } from '@/domain/audit'
import { adminOnly } from '@/domain/roles'
import { fileBody } from '@/http/fileBody'
import { HttpError, notFound } from '@/http/HttpError'
import { checkMailServer, MailError } from '@/mail/mailer'
import { isBackupName } from '@/ops/backup/list'
import { queueBackup } from '@/ops/backup/queueBackup'
import { settings } from '@/settings'
import { endpoint } from '../endpoint'
import { backups, retryJobs, system } from './systemReport'

async function download(name: string, req: PayloadRequest): Promise<Response> {
  if (!isBackupName(name)) throw notFound()
  const file = path.join(/*turbopackIgnore: true*/ settings.backup.dir, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw notFound()
  await writeEntry({ kind: 'backup', document: name, title: name, action: 'downloaded' }, req)
  return new Response(fileBody(file), {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Length': String(found.size),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** The screen polls a running backup every second, which counts as one view. */
async function recordListViewed(req: PayloadRequest): Promise<void> {
  const action = 'viewed'
  const since = new Date(Date.now() - auditViewWindow).toISOString()
  const { totalDocs } = await req.payload.count({
    collection: 'audit-entry',
    where: {
      and: [
        { user: { equals: String(req.user?.id) } },
        { createdAt: { greater_than: since } },
        { action: { equals: action } },
      ],
    },
    req,
  })
  if (totalDocs) return
  await writeEntry({ kind: 'backup', document: 'list', title: 'Backup list', action }, req)
}

export const adminSystem = [
  endpoint({
    method: 'get',
    path: '/admin/system',
    allow: adminOnly,
    async handle({ req }) {
      await recordListViewed(req)
      return system(req.payload)
    },
  }),
  endpoint({
    method: 'get',
    path: '/admin/system/backups',
    allow: adminOnly,
    async handle({ req }) {
      await recordListViewed(req)
      return backups(req.payload)
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/system/backups',
    allow: adminOnly,
    async handle({ req }) {
      if (!(await queueBackup(req.payload))) throw new HttpError(409, 'A backup is already running.')
      return Response.json(await backups(req.payload), { status: 202 })
    },
  }),
  endpoint({
    method: 'get',
    path: '/admin/system/backups/:name',
    allow: adminOnly,
    handle: ({ req, param }) => download(param('name'), req),
  }),
  endpoint({
    method: 'post',
    path: '/admin/system/jobs/retry',
    allow: adminOnly,
    handle: async ({ req }) => ({ retried: await retryJobs(req.payload) }),
  }),
  endpoint({
    method: 'post',
    path: '/admin/system/mail/check',
    allow: adminOnly,
    async handle() {
      try {
        await checkMailServer()
        return { isReachable: true, message: 'The mail server is responding.' }
      } catch (error) {
        if (!(error instanceof MailError)) throw error
        return { isReachable: false, message: error.message }
      }
    },
  }),
]
