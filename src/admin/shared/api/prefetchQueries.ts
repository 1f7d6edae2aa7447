import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'
import { callEndpoint } from '@/endpoints/payload/callEndpoint'
import { pageIn } from './api'
import type { ScreenQuery } from './queries'

async function toData(answer: Response, shape: ScreenQuery['shape']): Promise<unknown> {
  if (shape === 'one') return answer.json()
  const page = await pageIn(answer)
  return shape === 'page' ? page : { pages: [page], pageParams: [1] }
}

/**
 * Runs a screen's first queries on the server, so that its rows are in the document. Navigation within the back office
 * leaves them to the browser. A failed query is left to the screen, which runs it again and reports the error.
 */
export async function prefetchQueries(
  queries: ScreenQuery[],
  req: PayloadRequest,
): Promise<DehydratedState | undefined> {
  if (!req.headers.get('accept')?.includes('text/html')) return undefined
  const client = new QueryClient()
  await Promise.all(
    queries.map(async ({ queryKey, path, shape }) => {
      const answer = await callEndpoint(path, req)
      if (answer.ok) client.setQueryData(queryKey, await toData(answer, shape))
    }),
  )
  return dehydrate(client)
}
