import { NotFoundPage } from '@payloadcms/next/views'
import { getConfig } from '../../config'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config: getConfig(), importMap, params, searchParams })
}
