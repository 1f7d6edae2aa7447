import { NotFoundPage } from '@payloadcms/next/views'
import { cloneElement } from 'react'
import { MissingScreen } from '@/admin/shell/MissingScreen'
import { getConfig } from '../../config'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's frame, with our text; without a session Payload's own, which has no frame. */
export default async function NotFound({ params, searchParams }: Props) {
  const page = await NotFoundPage({ config: getConfig(), importMap, params, searchParams })
  return page.props.children ? cloneElement(page, {}, <MissingScreen />) : page
}
