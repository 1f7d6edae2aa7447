import { link, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { contentChanged } from '../runtime/contentChanged'
import { settings } from '../settings'
import { namesOf } from './trashedFile'

/** What it takes to undo an upload into a folder, should it fail. */
interface Upload {
  /** The new files. */
  names: string[]
  /** The id of the entry, once that is stored. */
  stored?: string | number
  /** The entry as stored before, and a folder with its files, if they are replaced. */
  replaced?: { entry: { id: string | number }; aside: string }
}

const key = 'upload'
// A request that fails early has no context yet.
const uploadOf = ({ context }: Partial<PayloadRequest>) => context?.[key] as Upload | undefined

export const slug = 'media'
const quietly = () => {}

/** What the name of a folder with replaced files starts with. */
export const asideOf = (folder: string) => `${folder}.replaced-`

/** Keeps the replaced files under a second name: Payload deletes them before it writes the new ones. */
async function keep(folder: string, names: string[]): Promise<string> {
  const aside = await mkdtemp(asideOf(folder))
  // A file that is missing, or a file system without links, is no reason to refuse the upload.
  for (const name of names) await link(path.join(folder, name), path.join(aside, name)).catch(quietly)
  return aside
}

async function bringBack(aside: string, folder: string): Promise<void> {
  for (const name of await readdir(aside)) await rename(path.join(aside, name), path.join(folder, name))
}

/** Whether the file of a failed upload belongs to another entry: the same image was uploaded at the same time. */
async function isOfOther({ names: [filename], stored, replaced }: Upload, req: PayloadRequest) {
  const where = { filename: { equals: filename } }
  const owner = await req.payload.db.findOne<{ id: string }>({ collection: slug, where, req })
  return owner !== null && owner.id !== (stored ?? replaced?.entry.id)
}

async function undo(upload: Upload, folder: string, req: PayloadRequest): Promise<void> {
  const { names, stored, replaced } = upload
  // The files first: on a full disk the database needs their space.
  if (names.length && !(await isOfOther(upload, req)))
    for (const name of names) await rm(path.join(folder, name), { force: true })
  if (replaced) {
    await bringBack(replaced.aside, folder)
    await rm(replaced.aside, { recursive: true })
  }
  if (stored === undefined) return
  const one = { collection: slug, req, returning: false } as const
  if (replaced) await req.payload.db.updateOne({ ...one, id: stored, data: replaced.entry })
  else await req.payload.db.deleteOne({ ...one, where: { id: { equals: stored } } })
  contentChanged()
}

/**
 * Hooks that leave nothing of an upload that fails, such as on a full disk: Payload writes the files before the entry,
 * and without transactions the entry would stay too.
 * @param folder where uploaded files are
 */
export function undoUpload(folder: string) {
  const begin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    // With a bucket, its own hook undoes the upload.
    if (settings.bucket || !req.file || (operation !== 'create' && operation !== 'update')) return args
    const upload: Upload = { names: [] }
    if (operation === 'update') {
      const where = { id: { equals: (args as { id?: unknown }).id } }
      const entry = await req.payload.db.findOne<{ id: string }>({ collection: slug, where, req })
      // Payload rejects it.
      if (!entry) return args
      upload.replaced = { entry, aside: await keep(folder, namesOf(entry)) }
    }
    req.context[key] = upload
    return args
  }

  const noteFiles: CollectionBeforeValidateHook = ({ data, req }) => {
    const upload = uploadOf(req)
    if (upload && data) upload.names = namesOf(data)
    return data
  }

  const noteEntry: CollectionAfterChangeHook = ({ doc, req }) => {
    const upload = uploadOf(req)
    if (upload) upload.stored = doc.id
    return doc
  }

  const end: CollectionAfterOperationHook = async ({ operation, result, req }) => {
    // Hooks read images in the same request.
    if (operation !== 'create' && operation !== 'updateByID') return result
    const upload = uploadOf(req)
    delete req.context[key]
    if (upload?.replaced) await rm(upload.replaced.aside, { recursive: true }).catch(quietly)
    return result
  }

  const fail: AfterErrorHook = async ({ req }) => {
    const upload = uploadOf(req)
    if (!upload) return
    await undo(upload, folder, req).catch((err: unknown) => {
      req.payload.logger.error({ err, msg: 'Could not remove what a failed upload left.' })
    })
  }

  return { begin, noteFiles, noteEntry, end, fail }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (['ENOSPC', 'SQLITE_FULL'].includes(String((error as NodeJS.ErrnoException).code)) || isFull(error.cause))

/** Whether an upload failed because its files couldn't be written; Payload doesn't pass the reason on. */
const isUnwritten = (error: unknown, req: PayloadRequest): boolean =>
  Boolean(uploadOf(req)?.names.length) && (error as Error).message === req.t('error:problemUploadingFile')

/** Whether an upload failed for lack of space. */
export const hasNoSpace = (error: unknown, req: PayloadRequest): boolean =>
  uploadOf(req) !== undefined && (isFull(error) || isUnwritten(error, req))
