import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SettingsError } from './errors/SettingsError'
import { readSettings, settingNames } from './settings'

const secret = 'a-secret-that-only-tests-know-0123456789'
function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const real = (more: Record<string, string> = {}) => readSettings({ PAYLOAD_SECRET: secret, ...more })

describe('without any settings it is a demo', () => {
  test('a demo uses SQLite in the data folder and only listens on this machine', () => {
    const DATA_DIR = emptyFolder()
    expect(readSettings({ DATA_DIR })).toMatchObject({
      mode: 'demo',
      databaseUrl: `file:${path.join(DATA_DIR, 'frontdesk.db')}`,
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      trustedProxies: 0,
      maxInquiries: 5,
    })
  })

  test('a demo keeps its own secret across restarts', () => {
    const DATA_DIR = emptyFolder()
    const first = readSettings({ DATA_DIR }).secret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readFileSync(path.join(DATA_DIR, 'secret'), 'utf8')).toBe(first)
    expect(readSettings({ DATA_DIR }).secret).toBe(first)
  })

  test.each([
    ['empty', (file: string) => writeFileSync(file, '')],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('a secret that is %s is refused by name', (_, make) => {
    const DATA_DIR = emptyFolder()
    const file = path.join(DATA_DIR, 'secret')
    make(file)
    expect(() => readSettings({ DATA_DIR })).toThrow(`The demo's secret, ${file}, can't be used: `)
  })

  test('an empty variable counts as missing', () => {
    expect(readSettings({ DATA_DIR: emptyFolder(), DATABASE_URL: '', PORT: '' })).toMatchObject({
      mode: 'demo',
      port: 3000,
    })
  })
})

test('a secret makes it real: open to the network, without the demo account', () => {
  expect(real()).toMatchObject({ mode: 'real', host: '0.0.0.0', secret })
  expect(real()).not.toHaveProperty('firstAdmin')
})

test('the first admin comes from the settings', () => {
  const firstAdmin = { username: 'asha', password: 'a long password' }
  const given = { ADMIN_USERNAME: firstAdmin.username, ADMIN_PASSWORD: firstAdmin.password }
  expect(real(given).firstAdmin).toEqual(firstAdmin)
})

test('the site’s URL has no trailing slash', () => {
  expect(real({ SITE_URL: 'https://example.com/' }).siteUrl).toBe('https://example.com')
})

test('mail needs a server and a sender', () => {
  expect(real()).not.toHaveProperty('mail')
  const SMTP_URL = 'smtp://user:word@mail.example.com:587'
  expect(
    real({ SMTP_URL, MAIL_FROM: 'Kitewing <hello@example.com>', MAIL_TO: 'a@b.co, c@d.co' }).mail,
  ).toEqual({
    url: SMTP_URL,
    from: { name: 'Kitewing', address: 'hello@example.com' },
    to: ['a@b.co', 'c@d.co'],
  })
  expect(real({ SMTP_URL, MAIL_FROM: 'hello@example.com' }).mail).toMatchObject({
    from: { name: '', address: 'hello@example.com' },
    to: [],
  })
})

test('real sites are backed up every night, unless another time or none is set', () => {
  const byAgency = { at: '03:00', zone: 'Asia/Kolkata' }
  expect(real({ DATA_DIR: '/srv/data' }).backup).toEqual({
    dir: '/srv/data/backups',
    schedule: byAgency,
    keep: 14,
  })
  expect(real({ BACKUP_DIR: '/mnt/nas', BACKUP_AT: '04:00', BACKUP_KEEP: '3' }).backup).toEqual({
    dir: '/mnt/nas',
    schedule: { at: '04:00', zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    keep: 3,
  })
  expect(real({ BACKUP_AT: 'off' }).backup).not.toHaveProperty('schedule')
})

test('.env.example lists exactly the existing settings', () => {
  const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_0-9]+(?==)/gm)
  expect(named?.toSorted()).toEqual(settingNames.toSorted())
})

test('a build needs no secret', () => {
  const env = { DATABASE_URL: 'mongodb://db/frontdesk', NEXT_PHASE: 'phase-production-build' }
  expect(readSettings(env).mode).toBe('real')
})

describe('an invalid setting is reported in one sentence that names it', () => {
  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db' }],
    ['DATABASE_URL', { DATABASE_URL: 'mongodb://' }],
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '80.5' }],
    ['SITE_URL', { SITE_URL: 'example.com' }],
    ['SITE_URL', { SITE_URL: 'ftp://example.com' }],
    ['SITE_URL', { SITE_URL: 'https://example.com/shop' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'me', ADMIN_PASSWORD: 'a long password' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'asha' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['MAX_INQUIRIES', { MAX_INQUIRIES: '0' }],
    ['LIVE_LEADS', { LIVE_LEADS: 'maybe' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['MAIL_FROM', { MAIL_FROM: 'A\r\nBcc: b@example.com <a@example.com>' }],
    ['MAIL_TO', { MAIL_TO: 'a@example.com, nobody' }],
    ['MAIL_TO', { MAIL_TO: Array.from({ length: 21 }, (_, n) => `a${n}@example.com`).join() }],
    ['BACKUP_AT', { BACKUP_AT: '24:00' }],
    ['BACKUP_KEEP', { BACKUP_KEEP: '0' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'two words that are long enough, all in all' }],
  ])('%s in %o', (name, env) => {
    const read = () => real(env)
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`${name}\\b.*\\.$`))
  })

  test('a database without a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'mongodb://db/frontdesk' })).toThrow(
      /PAYLOAD_SECRET is required/,
    )
  })

  test('a data folder that is a file', () => {
    const DATA_DIR = path.join(emptyFolder(), 'file')
    writeFileSync(DATA_DIR, '')
    expect(() => readSettings({ DATA_DIR })).toThrow(/DATA_DIR/)
  })
})
