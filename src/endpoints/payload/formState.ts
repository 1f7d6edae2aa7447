import type { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import {
  type CollectionSlug,
  Forbidden,
  formatErrors,
  type PayloadRequest,
  type ServerFunction,
} from 'payload'
import { mayUpdate } from '../../../access/mayUpdate'

type FormStateArgs = Parameters<typeof buildFormStateHandler>[0]

/** Whether the caller may edit the form's entry or, without an id, create one or edit some. */
async function mayWrite(
  { id, collectionSlug, globalSlug }: FormStateArgs,
  req: PayloadRequest,
): Promise<boolean> {
  const { collections, config } = req.payload
  if (globalSlug) {
    const global = config.globals.find(({ slug }) => slug === globalSlug)
    return Boolean(global && !collectionSlug && (await global.access.update({ req })))
  }
  if (!collectionSlug) return false
  if (id) return mayUpdate(collectionSlug, String(id), req)
  const access = collections[collectionSlug as CollectionSlug]?.config.access
  return Boolean(access && ((await access.create({ req })) || (await access.update({ req }))))
}

/**
 * Builds the form state of Payload's editor. Payload's own function does so for any logged-in user and any entry they
 * name, and locks that entry for everyone else.
 */
export const formState: ServerFunction<FormStateArgs> = async (args) => {
  const { req } = args
  if (!(await mayWrite(args, req))) return formatErrors(new Forbidden(req.t))
  // Loaded on demand: it imports styles, which only the production build can load.
  const { buildFormStateHandler } = await import('@payloadcms/ui/utilities/buildFormState')
  return buildFormStateHandler(args)
}
