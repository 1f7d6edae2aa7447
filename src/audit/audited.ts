import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import type { AuditAction, AuditKind } from '../domain/audit'
import { sliceText } from '../domain/sliceText'
import { changesBetween } from './changes'
import { redactLeadEntries } from './redactLeadEntries'
import { logPasswordChange, sessionHooks } from './sessions'
import { writeEntry } from './writeEntry'

type Doc = Record<string, unknown> & { id: string | number }

const titleOf = (doc: Doc, { admin }: SanitizedCollectionConfig) =>
  sliceText(String(doc[admin.useAsTitle ?? 'title'] ?? doc.title ?? doc.id), 0, 200)

/** Whether the document has a published version, with or without a newer draft. */
async function isPublic(slug: string, id: Doc['id'], req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Doc>({ collection: slug as CollectionSlug, where, req })
  return stored?._status === 'published'
}

const publicBefore = (id: Doc['id']) => `audit-public-${id}`

/** Records whether a document is published before a draft is saved; afterwards it is too late. */
const rememberPublic: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
  context,
}) => {
  const isDraft = Boolean(originalDoc?.id) && (data._status ?? originalDoc._status) === 'draft'
  if (isDraft) context[publicBefore(originalDoc.id)] = await isPublic(collection.slug, originalDoc.id, req)
  return data
}

async function actionOf(slug: string, before: Doc, after: Doc, req: PayloadRequest): Promise<AuditAction> {
  if (!before.deletedAt && after.deletedAt) return 'trashed'
  if (before.deletedAt && !after.deletedAt) return 'restored'
  if (before._status === 'draft' && after._status === 'published') return 'published'
  const wasPublic = Boolean(req.context[publicBefore(after.id)])
  return wasPublic && !(await isPublic(slug, after.id, req)) ? 'unpublished' : 'updated'
}

const logChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, collection, req }) => {
  const { slug, flattenedFields: fields } = collection
  const about = { kind: slug as AuditKind, document: String(doc.id), title: titleOf(doc, collection) }
  if (operation === 'create') {
    // Inquiries come from visitors, even if someone is logged in; their contents are in the lead.
    const isInquiry = slug === 'lead'
    const changes = isInquiry ? [] : await changesBetween(null, doc, { fields, req })
    const action = isInquiry ? ('received' as const) : ('created' as const)
    const entry = { ...about, action, changes, isDraft: doc._status === 'draft' }
    await writeEntry(isInquiry ? { ...entry, user: null } : entry, req)
    return doc
  }
  const changes = await changesBetween(previousDoc, doc, { fields, req })
  const action = await actionOf(slug, previousDoc, doc, req)
  const isDraft = doc._status === 'draft'
  if (changes.length || action !== 'updated') await writeEntry({ ...about, action, changes, isDraft }, req)
  return doc
}

const logDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  const { slug, flattenedFields: fields } = collection
  const isLead = slug === 'lead'
  if (isLead) await redactLeadEntries(String(doc.id), req)
  const changes = isLead ? [] : await changesBetween(doc, null, { fields, req })
  const about = { kind: slug as AuditKind, document: String(doc.id), title: titleOf(doc, collection) }
  await writeEntry({ ...about, action: 'deleted', changes }, req)
  return doc
}

/** If a caller selects some fields, the trail would otherwise miss the rest. */
const answerWhole: CollectionBeforeOperationHook = ({ args, operation }) =>
  ['create', 'update', 'updateByID', 'delete', 'deleteByID'].includes(operation)
    ? { ...args, select: undefined }
    : args

/** Records every change to the collection in the audit trail. */
export function audited(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config
  const isAccounts = Boolean(config.auth)
  return {
    ...config,
    hooks: {
      ...hooks,
      ...(isAccounts && {
        afterLogin: [...(hooks.afterLogin ?? []), ...sessionHooks.afterLogin],
        afterLogout: [...(hooks.afterLogout ?? []), ...sessionHooks.afterLogout],
      }),
      ...(config.versions && { beforeChange: [...(hooks.beforeChange ?? []), rememberPublic] }),
      beforeOperation: [...(hooks.beforeOperation ?? []), answerWhole],
      afterChange: [...(hooks.afterChange ?? []), logChange, ...(isAccounts ? [logPasswordChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), logDeletion],
    },
  }
}

const logGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const { slug, flattenedFields: fields } = global
  // Read again: the result may contain selected fields only.
  const isDraft = doc._status === 'draft'
  const stored = await req.payload.findGlobal({
    slug: slug as 'site-settings',
    depth: 0,
    draft: isDraft,
    req,
  })
  const changes = await changesBetween(previousDoc, stored, { fields, req })
  const title = String(global.label ?? slug)
  const about = { kind: slug as AuditKind, document: slug, title }
  const isPublication = previousDoc?._status === 'draft' && doc._status === 'published'
  const action = isPublication ? 'published' : 'updated'
  if (changes.length) await writeEntry({ ...about, action, changes, isDraft }, req)
  return doc
}

/** The same for a global. */
export const auditedGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), logGlobalChange] },
})
