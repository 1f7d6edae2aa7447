import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { guarded } from '@/endpoints/guard'

/** A path in one spelling, whatever was percent-encoded in it. */
const respelled = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/')

/** Answers a request to a path under /api. */
export const answerApi = guarded((request: Request) =>
  handleEndpoints({ config, request, path: respelled(new URL(request.url).pathname) }),
)
