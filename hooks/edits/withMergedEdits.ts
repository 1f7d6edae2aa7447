import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { editKey, parseEdit } from '@/domain/edit'
import { saver, updateWriters, type Writers } from '@/domain/writers'
import { mergeEdit, refusal, writtenFields } from './mergeEdit'

type Data = Record<string, unknown>

interface UpdateArgs {
  id?: string | number
  data: Data
  autosave?: boolean
  trash?: boolean
  req: PayloadRequest
}

const component = '/src/admin/payload/MergedEdit#MergedEdit'

/** Who wrote what in a version, for `keepVersion`; not exposed through the API. */
const writersField: Field = {
  name: 'writers',
  type: 'json',
  hidden: true,
  custom: { isDerived: true },
  access: { create: () => false, read: () => false, update: () => false },
}

const writersKey = (id: unknown) => `writers-${id}`

/** The document as staff see it: its draft, if there is one. */
const newest = ({ id, trash = false, req }: UpdateArgs, collection: CollectionSlug) =>
  req.payload.findByID({
    collection,
    id: id as string,
    depth: 0,
    draft: true,
    trash,
    showHiddenFields: true,
    disableErrors: true,
    req,
  }) as Promise<Data | null>

/**
 * Merges a save from Payload's form with what others have changed since the version it is based on. Before an autosave
 * overwrites someone else's words, the version that contains them is kept.
 * @throws {APIError} 409 if both sides changed the same field, 404 if the document was deleted
 */
const mergeSave: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const update = args as unknown as UpdateArgs
  if (operation !== 'update' || !update.id || !update.data) return args
  const { [editKey]: sent, ...data } = update.data
  const edit = parseEdit(sent)
  const isAutosave = Boolean(update.autosave && collection.versions?.drafts)
  if (!edit && !isAutosave) return { ...args, data }
  const stored = await newest(update, collection.slug as CollectionSlug)
  if (!stored) {
    if (edit) throw refusal('gone')
    return { ...args, data }
  }
  const merged = edit ? mergeEdit(data, stored, edit, collection.flattenedFields) : data
  if (!isAutosave) return { ...args, data: merged }
  const { keepsVersion, writers } = updateWriters({
    data: merged,
    stored,
    fields: writtenFields(collection.flattenedFields),
    writer: [req.user?.id, edit?.writer].filter(Boolean).join(' '),
    writers: stored.writers as Writers | null,
  })
  req.context[writersKey(update.id)] = writers
  return { ...args, data: merged, autosave: !keepsVersion }
}

/** A new version has no other writers yet than who saves it. */
const recordWriters: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const key = writersKey(originalDoc?.id)
  const writers = { ...(req.context[key] as Writers), ...(req.user && { [saver]: req.user.id }) }
  delete req.context[key]
  return { ...data, writers }
}

/** Lets several people edit a document of the collection at the same time in Payload's editor. */
export function withMergedEdits(config: CollectionConfig): CollectionConfig {
  const { hooks = {}, admin = {}, fields, versions } = config
  const { edit = {} } = admin.components ?? {}
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...config,
    // A lasting lock would reject the second writer's save.
    ...(versions && { lockDocuments: { duration: 0 } }),
    fields: hasDrafts ? [...fields, writersField] : fields,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...edit, beforeDocumentControls: [component, ...(edit.beforeDocumentControls ?? [])] },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [mergeSave, ...(hooks.beforeOperation ?? [])],
      ...(hasDrafts && { beforeChange: [...(hooks.beforeChange ?? []), recordWriters] }),
    },
  }
}

/** The same for a global. */
export function mergedGlobal(config: GlobalConfig): GlobalConfig {
  const { hooks = {}, admin = {} } = config
  const { elements = {} } = admin.components ?? {}
  return {
    ...config,
    ...(config.versions && { lockDocuments: { duration: 0 } }),
    admin: {
      ...admin,
      components: {
        ...admin.components,
        elements: {
          ...elements,
          beforeDocumentControls: [component, ...(elements.beforeDocumentControls ?? [])],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        async ({ args, operation, global, req }) => {
          if (operation !== 'update' || !args.data) return args
          const { [editKey]: sent, ...data } = args.data as Data
          const edit = parseEdit(sent)
          if (!edit) return { ...args, data }
          const slug = global.slug as 'site-settings'
          const stored = (await req.payload.findGlobal({ slug, depth: 0, req })) as unknown as Data
          return { ...args, data: mergeEdit(data, stored, edit, global.flattenedFields) }
        },
      ],
    },
  }
}
