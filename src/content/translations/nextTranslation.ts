import type { Where } from 'payload'
import type { Role } from '../../domain/roles'
import type { TranslationLine } from '../../domain/translations/states'
import type { Translation } from '../../payload-types'
import { getCms } from '../../runtime/cms'
import { all } from '../conditions'
import { collection } from './rows'
import { conditions, listOrder, type TranslationFilter, toLine } from './translations'

const single = { collection, limit: 1, pagination: false, depth: 0 } as const

/** What comes after a translation in the order of lists, whether or not it is in the list itself. */
async function isAfter(key: string): Promise<Where> {
  const payload = await getCms()
  const where = { key: { equals: key } }
  const { docs } = await payload.find({ ...single, where, select: { changedAt: true } })
  const [row] = docs
  if (!row?.changedAt) return {}
  const { id, changedAt } = row
  const isAlike = all({ changedAt: { equals: changedAt } }, { id: { greater_than: id } })
  return { or: [{ changedAt: { greater_than: changedAt } }, isAlike] }
}

/** The line of a list that comes after a translation, and after the last one the first; null if there is no other. */
export async function nextTranslation(
  filter: TranslationFilter,
  after: string,
  role: Role,
): Promise<TranslationLine | null> {
  const payload = await getCms()
  const [list, isLater] = await Promise.all([conditions(filter, role), isAfter(after)])
  const first = async (more: Where) => {
    const where = all(list, { key: { not_equals: after } }, more)
    const select = { texts: false, source: false } as const
    const { docs } = await payload.find({ ...single, where, select, sort: listOrder })
    return docs[0] ? toLine(docs[0] as Translation) : null
  }
  return (await first(isLater)) ?? first({})
}
