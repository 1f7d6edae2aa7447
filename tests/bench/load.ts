import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Throughput {
  /** Answers a second. */
  rate: number
  /** Milliseconds, as the load generator writes them. */
  p50: string
  p99: string
}

/** As a browser asks, on so many connections. Nothing is unpacked. */
const accepts = 'accept-encoding: br, gzip'
const connections = 50

async function byWrk(url: string, seconds: number): Promise<Throughput> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '--latency',
    '-H',
    accepts,
    url,
  ]
  const { stdout } = await execute('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  const at = (share: number) => new RegExp(`^\\s+${share}%\\s+(\\S+)`, 'm').exec(stdout)?.[1] ?? ''
  return { rate: Number(/Requests\/sec:\s+(\S+)/.exec(stdout)?.[1]), p50: at(50), p99: at(99) }
}

/** Not a dependency of ours: npx fetches the pinned version. It needs more time for each request than wrk. */
async function byAutocannon(url: string, seconds: number): Promise<Throughput> {
  const args = [
    '--yes',
    'autocannon@8.0.0',
    '-j',
    '-c',
    `${connections}`,
    '-d',
    `${seconds}`,
    '-H',
    accepts,
    url,
  ]
  const { stdout } = await execute('npx', args)
  const { requests, latency, errors, non2xx } = JSON.parse(stdout)
  if (errors || non2xx) throw new Error(`${url}: ${errors} errors, ${non2xx} failures`)
  return { rate: requests.average, p50: `${latency.p50}ms`, p99: `${latency.p99}ms` }
}

export const generator = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk'

/** Requests one page over and over for some seconds. */
export const load: (url: string, seconds: number) => Promise<Throughput> =
  generator === 'wrk' ? byWrk : byAutocannon
