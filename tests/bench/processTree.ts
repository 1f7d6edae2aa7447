import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second, the unit of process times on Linux. */
const ticks = 100

/** A process's parent, and the CPU seconds used by it and its finished children. */
function read(pid: string): { parent: string; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The fields from the third on; the second is a name in parentheses that may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = fields.slice(11, 15).reduce((sum, field) => sum + Number(field) / ticks, 0)
    return { parent: String(fields[1]), seconds }
  } catch {
    return undefined
  }
}

/** CPU seconds used by a process and its descendants; Linux only, NaN elsewhere. */
export function processorSeconds(root: number): number {
  let all: string[]
  try {
    all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return Number.NaN
  }
  const processes = new Map(all.flatMap((pid) => [[pid, read(pid)] as const]))
  const sum = (pid: string): number =>
    (processes.get(pid)?.seconds ?? 0) +
    [...processes].reduce((below, [child, found]) => below + (found?.parent === pid ? sum(child) : 0), 0)
  return sum(String(root))
}
