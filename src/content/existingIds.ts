import { getCms } from '../runtime/cms'

/**
 * Those of some ids whose entry still exists or can be restored, in the same order; also for readers who may not see the
 * entry.
 */
export async function existingIds(
  collection: 'service' | 'blog-post' | 'project',
  ids: string[],
): Promise<string[]> {
  const payload = await getCms()
  const found = await Promise.all(
    ids.map((id) =>
      payload.findByID({ collection, id, select: {}, trash: true, depth: 0, disableErrors: true }),
    ),
  )
  return ids.filter((_, index) => found[index])
}
