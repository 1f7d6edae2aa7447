import type { Access, PayloadRequest, Where } from 'payload'

async function editorsMayDelete(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return settings.editorsMayDelete ?? false
}

/**
 * Admins delete everything. Editors move what they created to the trash, as far as `also` allows, or anything if the
 * settings allow it; they never delete permanently.
 */
const deleteOwn =
  (also?: Where): Access =>
  async ({ req, data }) => {
    const { user } = req
    if (user?.role !== 'editor') return user?.role === 'admin'
    if (!data?.deletedAt) return false
    if (await editorsMayDelete(req)) return true
    const own: Where = { createdBy: { equals: user.id } }
    return also ? { and: [own, also] } : own
  }

/** Editors only delete drafts of their own. */
export const deleteOwnDrafts = deleteOwn({ _status: { equals: 'draft' } })

/** Editors only delete images that they uploaded. */
export const deleteOwnUploads = deleteOwn()
