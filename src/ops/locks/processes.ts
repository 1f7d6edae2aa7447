import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process as others can look for it. */
export interface ProcessName {
  host: string
  pid: number
  /** Where its number counts: this start of this kernel, this container. */
  space: string
  /** What tells it from a later one with the same number. */
  began?: string
}

/** Two containers may have one host name, and the same numbers for different processes. */
function ownSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** When a process began, in ticks since the machine did; undefined where the system does not tell. */
function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The 22nd field; the second is a name in brackets, which may hold anything.
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

/** Whether a process still runs; undefined where that cannot be seen from here. */
export function isRunning({ pid, space, began }: ProcessName): boolean | undefined {
  if (space !== ownSpace()) return undefined
  return exists(pid) && beganAt(pid) === began
}
