import type { Page } from '../domain/entities'
import { totalCountHeader } from '../domain/headers'
import { notFound } from './HttpError'

/** A list as an array, with the total in a header. */
export const listed = <Entity>({ entries, total }: Page<Entity>): Response =>
  Response.json(entries, { headers: { [totalCountHeader]: String(total) } })

export const created = (entity: object): Response => Response.json(entity, { status: 201 })

/** One entity. @throws {HttpError} 404 if there is none */
export function one<Entity>(entity: Entity | null | undefined): Entity {
  if (!entity) throw notFound()
  return entity
}
