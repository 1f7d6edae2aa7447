import type { Page } from '../domain/entities'
import { totalCountHeader } from '../domain/headers'
import { notFound } from './HttpError'

/** A list: an array, with the number of all entries beside it. */
export const listed = <Entity>({ entries, total }: Page<Entity>): Response =>
  Response.json(entries, { headers: { [totalCountHeader]: String(total) } })

export const created = (entity: object): Response => Response.json(entity, { status: 201 })

/** One entity. @throws {HttpError} 404 where there is none */
export function one<Entity>(entity: Entity | null | undefined): Entity {
  if (!entity) throw notFound()
  return entity
}
