import { randomUUID } from 'node:crypto'
import { changeListSettings, listSettings } from '@/content/listSettings'
import { type SettledList, savedViewLimits, settledLists } from '@/domain/listSettings'
import { staffRoles } from '@/domain/roles'
import { HttpError, notFound } from '@/http/HttpError'
import { listViewSchema, savedViewNameSchema, savedViewSchema } from '@/schemas/listSettings'
import { endpoint } from '../endpoint'

type Param = (name: string) => string

/** @throws {HttpError} 404 */
function listOf(param: Param): SettledList {
  const list = settledLists.find((known) => known === param('list'))
  if (!list) throw notFound()
  return list
}

const path = '/admin/lists/:list'

/** How the caller wants to see a list, and the addresses of it that they have named. */
export const adminListSettings = [
  endpoint({
    method: 'get',
    path,
    allow: staffRoles,
    handle: ({ req, param }) => listSettings(req, listOf(param)),
  }),
  endpoint({
    method: 'put',
    path,
    allow: staffRoles,
    body: listViewSchema,
    handle: ({ req, param, body: { view } }) =>
      changeListSettings(req, listOf(param), (settings) => ({ ...settings, view })),
  }),
  endpoint({
    method: 'post',
    path: `${path}/views`,
    allow: staffRoles,
    body: savedViewSchema,
    handle: ({ req, param, body }) =>
      changeListSettings(req, listOf(param), (settings) => {
        if (settings.views.length >= savedViewLimits.perList)
          throw new HttpError(409, `You can save up to ${savedViewLimits.perList} views.`)
        return { ...settings, views: [...settings.views, { id: randomUUID(), ...body }] }
      }),
  }),
  endpoint({
    method: 'put',
    path: `${path}/views/:id`,
    allow: staffRoles,
    body: savedViewNameSchema,
    handle: ({ req, param, id, body: { name } }) =>
      changeListSettings(req, listOf(param), (settings) => {
        if (!settings.views.some((view) => view.id === id())) throw notFound()
        const views = settings.views.map((view) => (view.id === id() ? { ...view, name } : view))
        return { ...settings, views }
      }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}/views/:id`,
    allow: staffRoles,
    handle: ({ req, param, id }) =>
      changeListSettings(req, listOf(param), (settings) => ({
        ...settings,
        views: settings.views.filter((view) => view.id !== id()),
      })),
  }),
]
