import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Connects to the database and migrates its schema. */
export const openDatabase = (): Promise<Payload> => getPayload({ config })
