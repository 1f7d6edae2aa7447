import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { getConfig } from '../../config'
import { importMap } from '../importMap.js'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config: getConfig(), params, searchParams })

/** Payload's screens show originals, whatever language a URL asks for (decision 068). */
async function withoutLocale(searchParams: Props['searchParams']) {
  const { locale, ...others } = await searchParams
  return others
}

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config: getConfig(), importMap, params, searchParams: withoutLocale(searchParams) })
}
