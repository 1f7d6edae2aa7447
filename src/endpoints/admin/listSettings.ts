import { randomUUID } from 'node:crypto'
import { changeListSettings, listSettings } from '@/content/listSettings'
import { mayList, type SettledList, savedViewLimits, settledLists } from '@/domain/listSettings'
import { staffRoles } from '@/domain/roles'
import { forbidden, HttpError, notFound } from '@/http/HttpError'
import { listViewSchema, savedViewNameSchema, savedViewSchema } from '@/schemas/listSettings'
import { type Call, endpoint } from '../endpoint'

/** @throws {HttpError} 404; 403 for a list that the caller doesn't have */
function listOf({
  param,
  user,
}: Pick<Call<unknown, unknown, typeof staffRoles>, 'param' | 'user'>): SettledList {
  const list = settledLists.find((known) => known === param('list'))
  if (!list) throw notFound()
  if (!mayList(user.role, list)) throw forbidden()
  return list
}

const path = '/admin/lists/:list'

/** How the caller wants to see a list, and the addresses of it that they have named. */
export const adminListSettings = [
  endpoint({
    method: 'get',
    path,
    allow: staffRoles,
    handle: ({ req, ...call }) => listSettings(req, listOf(call)),
  }),
  endpoint({
    method: 'put',
    path,
    allow: staffRoles,
    body: listViewSchema,
    handle: ({ req, body: { view }, ...call }) =>
      changeListSettings(req, listOf(call), (settings) => ({ ...settings, view })),
  }),
  endpoint({
    method: 'post',
    path: `${path}/views`,
    allow: staffRoles,
    body: savedViewSchema,
    handle: ({ req, body, ...call }) =>
      changeListSettings(req, listOf(call), (settings) => {
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
    handle: ({ req, id, body: { name }, ...call }) =>
      changeListSettings(req, listOf(call), (settings) => {
        if (!settings.views.some((view) => view.id === id())) throw notFound()
        const views = settings.views.map((view) => (view.id === id() ? { ...view, name } : view))
        return { ...settings, views }
      }),
  }),
  endpoint({
    method: 'delete',
    path: `${path}/views/:id`,
    allow: staffRoles,
    handle: ({ req, id, ...call }) =>
      changeListSettings(req, listOf(call), (settings) => ({
        ...settings,
        views: settings.views.filter((view) => view.id !== id()),
      })),
  }),
]
