import type { Config } from 'payload'

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

/** Our screens in Payload's admin; each is guarded by `adminView`. */
export const views: Views = {}
