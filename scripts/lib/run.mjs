import { spawn } from 'node:child_process'

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options quiet: its output is held back and returned
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // Windows can only start npm.cmd through its shell.
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a file of an installed package with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options)

/** lexical's `node` export deadlocks occasionally (payloadcms/payload#17757). */
export const conditions = '--conditions=production'

/** The environment for a command that starts Node processes itself. */
export const withConditions = (env = process.env) => ({
  ...env,
  NODE_OPTIONS: [env.NODE_OPTIONS, conditions].filter(Boolean).join(' '),
})
