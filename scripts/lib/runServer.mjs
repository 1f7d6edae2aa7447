import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { conditions } from './run.mjs'
import { say } from './say.mjs'

function announce({ address, listening, demoLogin }) {
  say('')
  say(`Frontdesk is running at ${address}`)
  if (!address.endsWith(`:${listening.port}`)) say(`Listening on ${listening.host}:${listening.port}`)
  say(`Back office: ${address}/admin`)
  if (demoLogin) say(`Demo login: ${demoLogin.username} / ${demoLogin.password}`)
  say('Press Ctrl+C to stop.')
  say('')
}

/** Interval for progress of the demo content, in milliseconds. */
const progressInterval = 5000
let saidAt = -progressInterval

function sayProgress({ done, total }) {
  const isDone = done === total
  if (!isDone && performance.now() - saidAt < progressInterval) return
  saidAt = performance.now()
  say(isDone ? 'The demo content is complete.' : `Adding more demo content: ${done} of ${total}`)
}

/** When npm is stopped, it ends its shell and leaves us running; then we stop too, once: a second signal is impatience. */
function endWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

/**
 * glibc keeps what images took in one arena per thread, of which two are enough, and large blocks that were freed once,
 * unless it gives blocks from a fixed size on back to the system. The server needs a third of this heap; with Node's
 * default it would grow to twice the memory before garbage is collected.
 */
export const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=768',
}

/**
 * Runs the server in this terminal until it exits, and exits with its code. Compiled or, in development, from its
 * sources.
 */
export function runServer(env) {
  const isDev = env.NODE_ENV === 'development'
  const program = isDev ? ['--import', 'tsx', 'server.ts'] : ['dist/server.js']
  const child = spawn(process.execPath, [conditions, ...program], {
    env: { ...(isDev ? {} : memory), ...env },
    // Over this channel the server reports that it is up, and notices when we exit.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (message) => {
    if (message?.ready) announce(message)
    if (message?.demo) sayProgress(message.demo)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  child.once('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
