import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Connects to the database and brings its schema up to date. */
export const openDatabase = (): Promise<Payload> => getPayload({ config })
