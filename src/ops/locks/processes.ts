import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process across containers and reboots. */
export interface ProcessName {
  host: string
  pid: number
  /** The scope of its pid: this boot of this kernel, this container. */
  space: string
  /** Distinguishes it from a later one with the same pid. */
  began?: string
}

/** Two containers may share a host name, with the same pids for different processes. */
function ownSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** When a process started, in ticks since boot; undefined if the system doesn't say. */
function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The 22nd field; the second is a name in parentheses that may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function ownProcess(): ProcessName {
  const { pid } = process
  return { host: hostname(), pid, space: ownSpace(), began: beganAt(pid) }
}

/** Whether a process is still running; undefined if that isn't visible from here. */
export function isRunning({ pid, space, began }: ProcessName): boolean | undefined {
  if (space !== ownSpace()) return undefined
  return exists(pid) && beganAt(pid) === began
}
