import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '@/settings'
import { checkStart } from './checkStart'

const root = mkdtempSync(path.join(tmpdir(), 'frontdesk-start-'))
const file = path.join(root, 'file')
const folder = path.join(root, 'folder')
writeFileSync(file, 'This is a text that is long enough.')
mkdirSync(folder)
mkdirSync(path.join(root, 'noMedia'))
writeFileSync(path.join(root, 'noMedia', 'media'), '')
mkdirSync(path.join(root, 'data', 'media'), { recursive: true })
symlinkSync(path.join('data', 'media'), path.join(root, 'link'))
afterAll(() => rmSync(root, { recursive: true }))

const good = {
  PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
  SITE_URL: 'https://example.com',
  DATA_DIR: path.join(root, 'data'),
}
const mail = { MAIL_FROM: 'hello@example.com' }
const demo = { PAYLOAD_SECRET: '', DATA_DIR: path.join(root, 'demo') }

const start = async (env: Record<string, string>) => checkStart(readSettings(env), env)

test.each([
  ['SQLite in a new folder', {}],
  ['a file that is empty', { DATABASE_URL: `file:${path.join(root, 'new.db')}` }],
  ['three slashes', { DATABASE_URL: `file://${path.join(root, 'new.db')}` }],
  ['MongoDB', { DATABASE_URL: 'mongodb://db/frontdesk' }],
  ['a replica set', { DATABASE_URL: 'mongodb://a:p%40ss@one:27017,two:27018/frontdesk?replicaSet=rs0' }],
  ['a cluster', { DATABASE_URL: 'mongodb+srv://a:b@cluster.example.com/front_desk-1' }],
  ['an address of IPv6', { DATABASE_URL: 'mongodb://[::1]:27017/frontdesk' }],
  [
    'everything',
    { HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'warn', BACKUP_DIR: folder, TRUSTED_PROXIES: '1' },
  ],
  [
    'a folder whose name begins like that of the uploads',
    { BACKUP_DIR: path.join(root, 'data', 'media-backups') },
  ],
  ['a mail server', { ...mail, SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465' }],
  ['a mail server on this machine', { ...mail, SMTP_URL: 'smtp://localhost' }],
  ['a demo', { ...demo, SITE_URL: '' }],
  ['a demo on this machine', { ...demo, HOST: 'localhost' }],
  ['a demo on IPv6', { ...demo, HOST: '::1' }],
])('%s is valid', async (_, more) => {
  await expect(start({ ...good, ...more })).resolves.toBeUndefined()
})

/** Each is rejected in one sentence that names the setting. */
const bad: [string, Record<string, string>][] = [
  ['SITE_URL', { SITE_URL: '' }],
  ['SITE_URL', { SITE_URL: 'example.com' }],
  ['SITE_URL', { SITE_URL: 'ftp://example.com' }],
  ['SITE_URL', { SITE_URL: 'https://example.com/shop' }],
  ['SITE_URL', { SITE_URL: 'https://example.com?x=1' }],
  ['SITE_URL', { SITE_URL: 'https://' }],
  ['SITE_URL', { SITE_URL: 'https://user:word@example.com' }],
  ['HOST', { ...demo, HOST: '0.0.0.0' }],
  ['HOST', { ...demo, HOST: '::' }],
  ['HOST', { ...demo, HOST: '192.168.1.5' }],
  ['HOST', { ...demo, HOST: '127.0.0.1.example.com' }],
  ['HOST', { HOST: 'http://example.com' }],
  ['HOST', { HOST: 'two words' }],
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['PORT', { PORT: '80.5' }],
  ['PORT', { PORT: '0x1F' }],
  ['PORT', { PORT: '1e3' }],
  ['PORT', { PORT: ' 80' }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'x'.repeat(501) }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: ' '.repeat(32) }],
  ['PAYLOAD_SECRET', { PAYLOAD_SECRET: '', DATABASE_URL: 'mongodb://db/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://db/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'frontdesk.db' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb:///frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/?replicaSet=rs0' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb+srv://cluster.example.com' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/front.desk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/front desk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/front/desk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/front%2Fdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/$admin' }],
  ['DATABASE_URL', { DATABASE_URL: `mongodb://db/${'x'.repeat(64)}` }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/%zz' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://user:p@ss@db/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://user:p/ss@db/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db:port/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://one,,two/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db:99999/frontdesk' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://db/frontdesk?retryReads=perhaps' }],
  ['DATABASE_URL', { DATABASE_URL: 'mongodb://user:word@db/frontdesk?replicaset=rs0&unknown=1' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:' }],
  ['DATABASE_URL', { DATABASE_URL: 'file::memory:' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:a.db?mode=ro' }],
  ['DATABASE_URL', { DATABASE_URL: 'file://server/a.db' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:/tmp' }],
  ['DATABASE_URL', { DATABASE_URL: `file:${folder}` }],
  ['DATABASE_URL', { DATABASE_URL: `file:${file}` }],
  ['DATABASE_URL', { DATABASE_URL: `file:${file}/a.db` }],
  ['DATABASE_URL', { DATABASE_URL: 'file:/dev/null' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:/proc/frontdesk.db' }],
  ['DATABASE_URL', { DATABASE_URL: 'file:/proc/version' }],
  ['DATA_DIR', { DATA_DIR: '/proc' }],
  ['DATA_DIR', { DATA_DIR: '/proc/frontdesk' }],
  ['DATA_DIR', { DATA_DIR: file }],
  ['DATA_DIR', { DATA_DIR: `${file}/data` }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
  ['DATA_DIR', { DATA_DIR: path.join(root, 'noMedia') }],
  ['DATA_DIR', { ...demo, DATA_DIR: '/proc/frontdesk' }],
  ['DATA_DIR', { ...demo, DATA_DIR: file }],
  ['BACKUP_DIR', { BACKUP_DIR: '/proc' }],
  ['BACKUP_DIR', { BACKUP_DIR: '/proc/backups' }],
  ['BACKUP_DIR', { BACKUP_DIR: file }],
  ['BACKUP_DIR', { BACKUP_DIR: `${file}/backups` }],
  // Anyone can read the files there.
  ['BACKUP_DIR', { BACKUP_DIR: path.join(root, 'data', 'media') }],
  ['BACKUP_DIR', { BACKUP_DIR: path.join(root, 'data', 'media', 'backups') }],
  ['BACKUP_DIR', { BACKUP_DIR: path.join(root, 'link', 'backups') }],
  ['DATABASE_URL', { DATABASE_URL: `file:${path.join(root, 'data', 'media', 'x.db')}` }],
  ['BACKUP_AT', { BACKUP_AT: '24:00' }],
  ['BACKUP_AT', { BACKUP_AT: '3am' }],
  ['BACKUP_KEEP', { BACKUP_KEEP: '0' }],
  ['BACKUP_KEEP', { BACKUP_KEEP: 'all' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'two words that are long enough, all in all' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'true' }],
  ['ADMIN_USERNAME', { ADMIN_USERNAME: 'me', ADMIN_PASSWORD: 'a long password' }],
  ['ADMIN_USERNAME', { ADMIN_USERNAME: 'two words', ADMIN_PASSWORD: 'a long password' }],
  ['ADMIN_USERNAME', { ADMIN_PASSWORD: 'a long password' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'asha' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'asha', ADMIN_PASSWORD: 'short' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['MAX_INQUIRIES', { MAX_INQUIRIES: '0' }],
  ['MAX_INQUIRIES', { MAX_INQUIRIES: 'many' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example.com' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://:::' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://mail.example.com:port' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://mail.example.com:99999' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://two words' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://user:50%zz@mail.example.com' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://!!garbage!!' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['MAIL_TO', { MAIL_TO: 'a@example.com, nobody' }],
  ['S3_BUCKET', { S3_BUCKET: 'Not A Bucket' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
  ['S3_BUCKET', { S3_REGION: 'eu-central-1' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'files', S3_ENDPOINT: 's3.example.com' }],
  ['S3_REGION', { S3_BUCKET: 'files', S3_REGION: 'eu central' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }],
]

test.each(bad)('%s in %o is refused in one sentence', async (name, more) => {
  await expect(start({ ...good, ...more })).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`)),
  })
})
