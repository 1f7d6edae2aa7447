import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { SessionUser } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { loginPath, loginPathForUrl } from '../paths'
import { prefetchQueries } from '../shared/api/prefetchQueries'
import { QueryProvider } from '../shared/api/QueryProvider'
import type { ScreenQuery } from '../shared/api/queries'
import { NotAllowed } from './NotAllowed'

interface Definition {
  /** The breadcrumb in the header; empty for the dashboard. */
  title?: string
  allow: readonly Role[]
  /** `path` has the parts of its URL below /admin. */
  screen: (user: SessionUser, path: string[]) => ReactNode | Promise<ReactNode>
  /** The screen's queries at this URL, for the first rows. */
  queries?: (query: URLSearchParams, role: Role, path: string[]) => ScreenQuery[]
}

async function guarded(
  { title, allow, screen, queries }: Definition,
  { initPageResult, params }: AdminViewServerProps,
) {
  // Reads the whole user: `props.user` only has the fields this user may read.
  const { req } = initPageResult
  const { user, url = loginPath } = req
  if (!user) redirect(loginPathForUrl(url))
  const { username, role } = user
  const isAllowed = allow.includes(role)
  const path = [params?.segments ?? []].flat()
  const answers =
    isAllowed && queries ? await prefetchQueries(queries(req.searchParams, role, path), req) : undefined
  return (
    <QueryProvider answers={answers}>
      <SetStepNav nav={title ? [{ label: title }] : []} />
      {isAllowed ? await screen({ username, role }, path) : <NotAllowed role={role} />}
    </QueryProvider>
  )
}

/** A screen that Payload already wraps in its template: the dashboard. */
export const framedView = (definition: Definition) => (props: AdminViewServerProps) =>
  guarded(definition, props)

/**
 * Wraps all of our screens in Payload's admin. Payload serves custom views, and every path below them, to anyone and
 * without a template, so session and role are checked here, on the server.
 */
export function adminView(definition: Definition) {
  return async (props: AdminViewServerProps) => {
    const { initPageResult, params, searchParams, viewType } = props
    const { req, locale, permissions, visibleEntities } = initPageResult
    const content = await guarded(definition, props)
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={searchParams}
        user={req.user ?? undefined}
        viewType={viewType}
        visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      >
        {content}
      </DefaultTemplate>
    )
  }
}
