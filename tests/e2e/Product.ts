import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { settingNames } from '../../scripts/lib/settingNames.mjs'
import { freePort } from '../freePort'
import { untilReady } from '../untilReady'
import { dropMongoDatabase, type Engine, ownMongoDatabase } from './database'

const execute = promisify(execFile)

export interface Credentials {
  username: string
  password: string
}

const firstAdmin: Credentials = { username: 'asha', password: 'a-password-for-tests' }
const demoAdmin: Credentials = { username: 'admin', password: 'demo-admin-2026' }

/** Milliseconds. A demo's first start creates all of its images, even on a slow machine. */
export const startTimeout = 300_000

export interface ProductOptions {
  /** Begins without the demo's data. */
  isNew?: true
  /** A MongoDB database that the caller drops. */
  mongoUrl?: string
  /** Settings that differ from those of other tests. */
  settings?: Record<string, string>
  /** A file for its log, which {@link Product.output} then lacks. */
  logFile?: string
}

/** Where the built product is: here, or in the files of an image (`npm run image:check`). */
const root = process.env.PRODUCT_ROOT ?? process.cwd()

/** The built product on temporary data: as a demo on SQLite, in real mode on MongoDB. */
export class Product {
  readonly admin: Credentials
  readonly #dataDir: string
  readonly #mongoUrl: string | undefined
  readonly #options: ProductOptions
  #port = 0
  #process: ChildProcess | undefined
  #output = ''

  constructor(
    engine: Engine,
    dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-e2e-')),
    options: ProductOptions = {},
  ) {
    this.#dataDir = dataDir
    this.#options = options
    const demoData = process.env.E2E_DEMO_DATA
    if (engine === 'sqlite' && demoData && !options.isNew) cpSync(demoData, dataDir, { recursive: true })
    this.#mongoUrl = engine === 'mongodb' ? (options.mongoUrl ?? ownMongoDatabase()) : undefined
    this.admin = this.#mongoUrl ? firstAdmin : demoAdmin
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** The end of its log. */
  get output(): string {
    return this.#output
  }

  get baseURL(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts it, also after {@link kill}, at the same address and on the same data. */
  async start(): Promise<void> {
    await this.#run('dist/server.js')
  }

  /** Starts another program instead, on its data and at its address. */
  async startProgram(file: string): Promise<void> {
    await this.#run(file)
  }

  /** Adds the rest of a demo's content, which the product adds in the background. */
  async fill(): Promise<void> {
    await this.run('seed')
  }

  /** Runs a command of package.json on its data. @returns its output */
  async run(command: string, ...args: string[]): Promise<string> {
    const PATH = `${path.dirname(process.execPath)}:${process.env.PATH}`
    const env = { ...process.env, ...this.#settings(), PATH }
    const { stdout, stderr } = await execute('npm', ['run', '-s', command, '--', ...args], { cwd: root, env })
    return stdout + stderr
  }

  /** Kills it without cleanup, as in a power failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Shuts it down gracefully. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Stops it and deletes its data. */
  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
    if (this.#mongoUrl && !this.#options.mongoUrl) await dropMongoDatabase(this.#mongoUrl)
  }

  /** Sets every setting, so that neither a `.env` file nor the shell can. */
  #settings(): Record<string, string> {
    const real = this.#mongoUrl && {
      DATABASE_URL: this.#mongoUrl,
      PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
      ADMIN_USERNAME: firstAdmin.username,
      ADMIN_PASSWORD: firstAdmin.password,
    }
    return {
      ...Object.fromEntries(settingNames().map((name) => [name, ''])),
      NODE_ENV: 'production',
      // A test can have its own address (X-Forwarded-For), with its own limits.
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '0',
      DATA_DIR: this.#dataDir,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      SITE_URL: this.baseURL,
      LOG_LEVEL: 'warn',
      MAX_INQUIRIES: '10000',
      ...real,
      ...this.#options.settings,
    }
  }

  async #run(file: string): Promise<void> {
    this.#port ||= await freePort()
    this.#output = ''
    const { logFile } = this.#options
    const log = logFile ? openSync(logFile, 'a') : 'pipe'
    const child = spawn(process.execPath, ['--conditions=production', file], {
      cwd: root,
      env: { ...process.env, ...this.#settings() },
      stdio: ['ignore', log, log],
    })
    if (typeof log === 'number') closeSync(log)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output = (this.#output + chunk).slice(-20_000)
      })
    }
    this.#process = child
    const isRunning = () => child.exitCode === null && child.signalCode === null
    if (await untilReady(this.baseURL, isRunning, startTimeout)) return
    await this.#end('SIGKILL')
    throw new Error(`The product did not start:\n${this.#output}`)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
