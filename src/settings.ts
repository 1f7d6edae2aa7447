import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { agencyTimeZone } from './domain/agency'
import { databaseUrlProblem } from './domain/databaseUrl'
import { accountLimits, passwordLimits, usernamePattern } from './domain/roles'
import { isSmtpUrl } from './domain/smtpUrl'
import { reasonOf } from './errors/reasonOf'
import { SettingsError } from './errors/SettingsError'
import { makeFolder } from './makeFolder'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  // Number() would read 0x1F and 1e3 too.
  const digits = z.string().regex(/^\d+$/, message).transform(Number)
  return optional(digits.pipe(z.number().min(min, message).max(max, message)))
}

function text({ min, max }: { min: number; max: number }) {
  const message = `must be ${min} to ${max} characters long`
  return optional(z.string().min(min, message).max(max, message))
}

/** Characters allowed in a bearer token. */
const token = z.string().regex(/^[\x21-\x7e]{32,500}$/, 'must be 32 to 500 characters long, without spaces')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const isOrigin = (address: string) =>
  URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`

/** `hello@example.com`, optionally with a name: `Kitewing <hello@example.com>`. */
const addressed = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/u

const isAddress = (text: string): boolean => z.email().safeParse(text).success

function parseAddress(text: string): { name: string; address: string } | undefined {
  const [, name = '', inAngles, plain] = addressed.exec(text.trim()) ?? []
  const address = inAngles ?? plain
  return address && isAddress(address) ? { name, address } : undefined
}

const mailAddress = z.string().transform((text, context) => {
  const parsed = parseAddress(text)
  if (parsed) return parsed
  context.addIssue('must be an email address, such as Kitewing <hello@example.com>')
  return z.NEVER
})

const mailAddresses = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isAddress), 'must be email addresses separated by commas')
  .refine((list) => list.length <= 20, 'may list 20 addresses at most')

const schema = z.object({
  DATABASE_URL: optional(
    z.string().superRefine((url, context) => {
      const problem = databaseUrlProblem(url)
      if (problem) context.addIssue(problem)
    }),
  ),
  PAYLOAD_SECRET: optional(
    z
      .string()
      .max(500, 'must be 32 to 500 characters long, not counting spaces')
      .refine(
        (secret) => secret.replace(/\s/g, '').length >= 32,
        'must be 32 to 500 characters long, not counting spaces',
      ),
  ),
  DATA_DIR: optional(z.string()),
  SITE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com' })
      .refine(isOrigin, 'must be a URL without a path, such as https://example.com'),
  ),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, 'must be an address on this machine, such as 127.0.0.1')),
  PORT: wholeNumber(1, 65535),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  MAX_CONNECTIONS: wholeNumber(1, 100_000),
  DRAIN_SECONDS: wholeNumber(0, 60),
  ADMIN_USERNAME: optional(
    z
      .string()
      .toLowerCase()
      .regex(usernamePattern, 'must consist of letters a to z, digits, dots, hyphens, underscores and @')
      .min(accountLimits.usernameMin, `must have at least ${accountLimits.usernameMin} characters`)
      .max(accountLimits.username, `must have at most ${accountLimits.username} characters`),
  ),
  ADMIN_PASSWORD: text(passwordLimits),
  LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  MAX_INQUIRIES: wholeNumber(1, 1_000_000),
  LIVE_LEADS: optional(z.enum(['on', 'off'], 'must be on or off')),
  SMTP_URL: optional(
    z.string().refine(isSmtpUrl, 'must be a URL such as smtp://user:password@mail.example.com:587'),
  ),
  MAIL_FROM: optional(mailAddress),
  MAIL_TO: optional(mailAddresses),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  S3_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be a URL such as https://s3.example.com' }),
  ),
  S3_REGION: optional(z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as eu-central-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  BACKUP_AT: optional(
    z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|off)$/, 'must be a time of day, such as 03:00, or off'),
  ),
  BACKUP_KEEP: wholeNumber(1, 1000),
  METRICS_TOKEN: optional(token),
})

/** The product's configuration. `mode` is demo if neither DATABASE_URL nor PAYLOAD_SECRET is set. */
export interface Settings {
  mode: 'demo' | 'real'
  databaseUrl: string
  secret: string
  /** Folder of everything besides the database that must survive a restart: media, the demo's secret. */
  dataDir: string
  /** The site's origin, without a trailing slash. */
  siteUrl: string
  /** Whether `siteUrl` was set; otherwise it is a guess. */
  hasSiteUrl: boolean
  host: string
  port: number
  /** How many proxies in front are trusted to report the visitor's address. */
  trustedProxies: number
  /** Concurrent connections per address; behind proxies, requests. */
  maxConnections: number
  /** Seconds that a stopping server gives load balancers to notice. */
  drainSeconds: number
  firstAdmin?: { username: string; password: string }
  logLevel: string
  /** Inquiries per address in ten minutes. */
  maxInquiries: number
  /** Whether new leads announce themselves in the back office. */
  liveLeads: boolean
  /** If undefined, no email is sent. */
  mail?: MailSettings
  /** If undefined, uploaded files are in `dataDir`. */
  bucket?: BucketSettings
  backup: BackupSettings
  /** The token for `/metrics`; if undefined, the path doesn't exist. */
  metricsToken?: string
}

/** S3-compatible storage for uploaded files. */
export interface BucketSettings {
  name: string
  /** Defaults to Amazon's. */
  endpoint?: string
  region: string
  /** Default to those of the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

interface MailSettings {
  /** The mail server's URL, with its login. */
  url: string
  from: { name: string; address: string }
  /** Who is notified of inquiries, unless the site's settings say otherwise. */
  to: string[]
}

interface BackupSettings {
  dir: string
  /** Time of day, `HH:MM`, and time zone; if undefined, manual backups only. */
  schedule?: { at: string; zone: string }
  /** How many backups are kept, and how many of those made before restores. */
  keep: number
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/i

/** The demo's password is public, so a demo is for this machine only. */
function checkDemoHost(host: string | undefined): void {
  if (host === undefined || loopback.test(host)) return
  throw new SettingsError(
    `The setting HOST can't be ${host} in a demo, because the demo password is public. Set PAYLOAD_SECRET (with SITE_URL, ADMIN_USERNAME and ADMIN_PASSWORD) to run it for others, or set HOST to 127.0.0.1.`,
  )
}

/** Creates a secret in one step: of several processes that start at once, all use the first one's. */
function createSecret(file: string): void {
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(own)
  }
}

/** @throws {SettingsError} if the file can't be read or is empty */
function readSecret(file: string): string {
  let problem = 'it is empty'
  try {
    const secret = readFileSync(file, 'utf8')
    if (secret.trim()) return secret
  } catch (error) {
    problem = reasonOf(error)
  }
  throw new SettingsError(`The demo's secret, ${file}, can't be used: ${problem}.`)
}

/** The demo's own secret, created at its first start. */
function demoSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  try {
    if (!existsSync(file)) {
      makeFolder(dataDir)
      createSecret(file)
    }
  } catch (error) {
    throw new SettingsError(
      `The setting DATA_DIR names a folder that can't be used, ${dataDir}: ${reasonOf(error)}.`,
    )
  }
  return readSecret(file)
}

function readBucket(given: z.infer<typeof schema>): BucketSettings | undefined {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new SettingsError('The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.')
  }
  if (!name) {
    if (endpoint || region || accessKeyId)
      throw new SettingsError('The setting S3_BUCKET is required when another S3 setting is set.')
    return undefined
  }
  return {
    name,
    region: region ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  }
}

/** Defaults to 03:00 in the agency's time zone; an explicit time is in the machine's. */
function scheduleOf(at: string | undefined, demo: boolean): Pick<BackupSettings, 'schedule'> {
  if (at === 'off' || (demo && !at)) return {}
  if (!at) return { schedule: { at: '03:00', zone: agencyTimeZone } }
  return { schedule: { at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }
}

/**
 * Reads the settings from environment variables.
 * @throws {SettingsError} with one sentence naming the first invalid variable
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const result = schema.safeParse(env)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new SettingsError(`The setting ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const given = result.data
  const demo = !given.DATABASE_URL && !given.PAYLOAD_SECRET
  // A build reads no data, needs no secret and doesn't listen.
  const building = env.NEXT_PHASE === 'phase-production-build'
  if (demo && !building) checkDemoHost(given.HOST)
  if (!demo && !given.PAYLOAD_SECRET && !building) {
    throw new SettingsError('The setting PAYLOAD_SECRET is required when DATABASE_URL is set.')
  }
  if (Boolean(given.ADMIN_USERNAME) !== Boolean(given.ADMIN_PASSWORD)) {
    throw new SettingsError('The settings ADMIN_USERNAME and ADMIN_PASSWORD must be set together.')
  }
  const dataDir = path.resolve(/*turbopackIgnore: true*/ given.DATA_DIR ?? 'data')
  if (given.SMTP_URL && !given.MAIL_FROM) {
    throw new SettingsError('The setting MAIL_FROM is required when SMTP_URL is set.')
  }
  const bucket = readBucket(given)
  const port = given.PORT ?? 3000
  return {
    mode: demo ? 'demo' : 'real',
    databaseUrl: given.DATABASE_URL ?? `file:${path.join(dataDir, 'frontdesk.db')}`,
    secret: given.PAYLOAD_SECRET ?? (building ? 'only-for-the-build' : demoSecret(dataDir)),
    dataDir,
    siteUrl: (given.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    hasSiteUrl: given.SITE_URL !== undefined,
    host: given.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    port,
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    maxConnections: given.MAX_CONNECTIONS ?? 256,
    drainSeconds: given.DRAIN_SECONDS ?? (given.TRUSTED_PROXIES ? 5 : 0),
    ...(given.ADMIN_USERNAME &&
      given.ADMIN_PASSWORD && {
        firstAdmin: { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD },
      }),
    logLevel: given.LOG_LEVEL ?? 'info',
    maxInquiries: given.MAX_INQUIRIES ?? 5,
    liveLeads: given.LIVE_LEADS !== 'off',
    ...(given.SMTP_URL &&
      given.MAIL_FROM && { mail: { url: given.SMTP_URL, from: given.MAIL_FROM, to: given.MAIL_TO ?? [] } }),
    ...(bucket && { bucket }),
    backup: {
      dir: path.resolve(/*turbopackIgnore: true*/ given.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      ...scheduleOf(given.BACKUP_AT, demo),
      keep: given.BACKUP_KEEP ?? 14,
    },
    ...(given.METRICS_TOKEN && { metricsToken: given.METRICS_TOKEN }),
  }
}

/** The name of every setting. */
export const settingNames = Object.keys(schema.shape)

export const settings = readSettings(process.env)
