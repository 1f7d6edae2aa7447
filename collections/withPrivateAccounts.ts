import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload'
import { isRecord } from '@/domain/isRecord'

/** Fields that nobody may read, by which Payload sorts all the same. */
const secrets = /^(?:hash|salt|resetPassword\w+|sessions|loginAttempts|lockUntil)$/
/** What a path may name of a relation to an account: whose it is. */
const ownId = new Set(['', 'value', 'relationTo'])

function relationsToAccounts(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => [
    ...('relationTo' in field && [field.relationTo].flat().includes('users') ? [field.name] : []),
    ...('flattenedFields' in field ? relationsToAccounts(field.flattenedFields) : []),
  ])
}

/** The paths of conditions, however deeply they are grouped. */
function pathsIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(pathsIn)
  if (!isRecord(where)) return []
  return Object.entries(where).flatMap(([name, value]) =>
    /^(?:and|or)$/i.test(name) ? pathsIn(value) : [name],
  )
}

const pathsOf = ({ sort, field }: { sort?: unknown; field?: unknown }): string[] =>
  [sort, field].flat().flatMap((names) => (typeof names === 'string' ? names.split(',') : []))

/** Payload reads two underscores as a dot. */
const segmentsOf = (path: string): string[] => path.trim().replace(/^-/, '').split(/\.|__/)

/** @returns a function that refuses conditions and orders. It throws {@link APIError} 400 */
function refusePrivatePaths(relations: Set<string>) {
  const leadsIntoAccount = (path: string) => {
    const segments = segmentsOf(path)
    return segments.some((name, at) => relations.has(name) && !ownId.has(segments.slice(at + 1).join('.')))
  }
  const isSecret = (path: string) => segmentsOf(path).some((name) => secrets.test(name))
  return ({ where, ...others }: { where?: unknown; sort?: unknown; field?: unknown }) => {
    const orders = pathsOf(others)
    if (orders.some(isSecret) || [...pathsIn(where), ...orders].some(leadsIntoAccount))
      throw new APIError('The request is not valid.', 400)
  }
}

/**
 * Entries that are found or sorted by a field tell its value, letter by letter, even if it is never shown. So what staff
 * ask for, by any route, may not name a colleague's account, such as `createdBy.username`, or a secret.
 */
export function withPrivateAccounts(config: SanitizedConfig): SanitizedConfig {
  const relations = new Set(config.collections.flatMap((each) => relationsToAccounts(each.flattenedFields)))
  const refuse = refusePrivatePaths(relations)
  const refuseOperation: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
    if (!overrideAccess) refuse(args as object)
  }
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseOperation, ...(hooks.beforeOperation ?? [])]
  // Payload calls no hook before it reads the versions of a global, whose relations lead to entries and on to accounts.
  for (const { access } of config.globals) {
    const { readVersions } = access
    access.readVersions = (args) => {
      refuse(args.req.query)
      return readVersions?.(args) ?? Boolean(args.req.user)
    }
  }
  return config
}
