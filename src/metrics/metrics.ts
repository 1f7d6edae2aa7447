import { processGlobal } from '../processGlobal'
import { Counter, Gauge, Histogram, render } from './registry'

/** Every rate limit. */
export const limits = [
  'connections',
  'requests',
  'search',
  'inquiry',
  'inquiry-site',
  'draft',
  'draft-site',
  'drafts',
  'view',
  'login',
  'login-pair',
  'login-account',
  'login-queue',
  'password',
  'metrics',
] as const
export type Limit = (typeof limits)[number]

/** How an inquiry was classified; `flood`: there are more than plausible. */
export const inquiryKinds = ['inquiry', 'spam', 'flood'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** Seconds. */
const steps = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Every metric; docs/metrics.md explains them. Labels have few values, all known to the code: never an address, a path,
 * a name or anything else a visitor sends.
 */
const create = () => ({
  info: new Gauge<'version' | 'node' | 'database'>('frontdesk_info', 'Version information, always 1.'),

  requests: new Counter<'route' | 'method' | 'status'>('frontdesk_http_requests_total', 'Requests answered.'),
  duration: new Histogram<'route'>(
    'frontdesk_http_request_duration_seconds',
    'Time until the response is complete.',
    steps,
  ),
  cache: new Counter<'kind' | 'result'>(
    'frontdesk_cache_requests_total',
    'Requests for pages and API responses that can be cached.',
  ),
  refusals: new Counter<'limit'>('frontdesk_refusals_total', 'Requests and connections refused by a limit.'),

  inquiries: new Counter<'kind'>('frontdesk_inquiries_total', 'Inquiries stored by this process.'),
  jobs: new Gauge<'task' | 'state'>('frontdesk_jobs', 'Jobs in the database.'),
  oldestJob: new Gauge<'task'>('frontdesk_jobs_oldest_seconds', 'Age of the oldest job that is due.'),
  leader: new Gauge('frontdesk_leader', 'Whether this process runs the jobs.'),

  backupScheduled: new Gauge('frontdesk_backup_scheduled', 'Whether daily backups are on.'),
  backupTime: new Gauge(
    'frontdesk_backup_last_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was started.',
  ),
  backupFailed: new Gauge('frontdesk_backup_last_failed', 'Whether the last backup of the server failed.'),

  databaseUp: new Gauge('frontdesk_database_up', 'Whether the database responds in time.'),
  gathered: new Gauge(
    'frontdesk_gathered_timestamp_seconds',
    'When the database, backups and disk were last checked.',
  ),
  diskFree: new Gauge('frontdesk_disk_free_bytes', 'Free space on the disk of DATA_DIR.'),
  diskWritable: new Gauge('frontdesk_disk_writable', 'Whether the disk of DATA_DIR is writable.'),

  loopDelay: new Gauge<'quantile'>('frontdesk_event_loop_lag_seconds', 'Event loop lag in the last 10 s.'),
  memory: new Gauge('process_resident_memory_bytes', 'Memory of the process.'),
  heap: new Gauge('nodejs_heap_size_used_bytes', 'Memory used by the JavaScript heap.'),
  cpu: new Counter('process_cpu_seconds_total', 'CPU time of the process.'),
  started: new Gauge('process_start_time_seconds', 'When the process started.'),
})

export const metrics = processGlobal('metrics', create)

// Starts at 0; otherwise Prometheus wouldn't see the first one as an increase.
for (const limit of limits) metrics.refusals.add({ limit }, 0)
for (const kind of inquiryKinds) metrics.inquiries.add({ kind }, 0)

export const countRefusal = (limit: Limit): void => metrics.refusals.add({ limit })
export const countInquiry = (kind: InquiryKind): void => metrics.inquiries.add({ kind })

export const renderMetrics = (): string => render(Object.values(metrics))
