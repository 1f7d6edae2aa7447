import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The running CMS; the site's pages read through `src/content` only. */
export const cms = (): Promise<Payload> => getPayload({ config })
