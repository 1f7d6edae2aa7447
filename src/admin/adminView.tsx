import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { SessionUser } from '../domain/entities'
import type { Role } from '../domain/roles'
import { loginPath, loginPathForUrl } from './paths'
import { QueryProvider } from './QueryProvider'
import { NotAllowed } from './shell/NotAllowed'

interface Definition {
  /** The trail in the header; empty for the dashboard. */
  title?: string
  allow: readonly Role[]
  screen: (user: SessionUser) => ReactNode | Promise<ReactNode>
}

async function guarded({ title, allow, screen }: Definition, { initPageResult }: AdminViewServerProps) {
  // The whole principal, not `props.user`, which is what this user may read of it.
  const { user, url = loginPath } = initPageResult.req
  if (!user) redirect(loginPathForUrl(url))
  const { username, role } = user
  return (
    <QueryProvider>
      <SetStepNav nav={title ? [{ label: title }] : []} />
      {allow.includes(role) ? await screen({ username, role }) : <NotAllowed role={role} />}
    </QueryProvider>
  )
}

/** A screen in a place that Payload frames itself: the dashboard. */
export const framedView = (definition: Definition) => (props: AdminViewServerProps) =>
  guarded(definition, props)

/**
 * The one wrapper of our screens in Payload's admin. Payload serves custom views, and every path below
 * them, to anybody and without a frame, so each checks session and role here, on the server.
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
