import { NotFoundPage } from '@payloadcms/next/views'
import { cloneElement } from 'react'
import { adminPath } from '@/admin/paths'
import { QueryProvider } from '@/admin/shared/api/QueryProvider'
import { MissingScreen } from '@/admin/shared/ui/MissingScreen'
import { getConfig } from '../../config'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's frame, with our text; without a session Payload's own, which has no frame. */
export default async function NotFound({ params, searchParams }: Props) {
  const page = await NotFoundPage({ config: getConfig(), importMap, params, searchParams })
  if (!page.props.children) return page
  return cloneElement(
    page,
    {},
    <QueryProvider>
      <MissingScreen
        title="Page not found"
        missing="There is nothing at this address"
        hint="It may have been deleted, or the link is wrong."
        href={adminPath}
        label="Go to the dashboard"
      />
    </QueryProvider>,
  )
}
