import type { DemoPost } from '../types'
import { accessibilityActCheckout } from './accessibility-act-checkout'
import { appSizeIsAFeature } from './app-size-is-a-feature'
import { cloudBillMostlyLogs } from './cloud-bill-mostly-logs'
import { darkModeSecondPalette } from './dark-mode-second-palette'
import { designingTablesForAllDay } from './designing-tables-for-all-day'
import { formsThatSurvive } from './forms-that-survive'
import { idempotencyKeys } from './idempotency-keys'
import { illegalStatesWithoutGoingMad } from './illegal-states-without-going-mad'
import { moneyIsNotAFloat } from './money-is-not-a-float'
import { offlineFirstDeliveryVan } from './offline-first-delivery-van'
import { oneBigServer } from './one-big-server'
import { postgresJobQueue } from './postgres-job-queue'
import { restoreYourBackups } from './restore-your-backups'
import { storefrontUnderOneSecond } from './storefront-under-one-second'
import { webhookReceiverYouCanTrust } from './webhook-receiver-you-can-trust'

export const posts: DemoPost[] = [
  idempotencyKeys,
  storefrontUnderOneSecond,
  oneBigServer,
  webhookReceiverYouCanTrust,
  offlineFirstDeliveryVan,
  designingTablesForAllDay,
  postgresJobQueue,
  cloudBillMostlyLogs,
  illegalStatesWithoutGoingMad,
  formsThatSurvive,
  moneyIsNotAFloat,
  appSizeIsAFeature,
  accessibilityActCheckout,
  restoreYourBackups,
  darkModeSecondPalette,
]
