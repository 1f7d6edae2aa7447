import { OperatorError } from '@/errors/OperatorError'
import type { ProcessName } from './processes'

/** What must know of each other: a running server, a running restore, a backup that puts a stopped restore right. */
export type Kind = 'server' | 'restore' | 'backup'

const sentences: Record<Kind, string> = {
  server: 'The server is running on this data',
  restore: 'A restore is running on this data',
  backup: 'A backup is beginning on this data',
}

/** What to tell who comes second. */
export const refusal = ({ kind, pid, host }: ProcessName & { kind: Kind }, seen = ''): OperatorError =>
  new OperatorError(
    `${sentences[kind]} (process ${pid} on ${host}${seen}). Stop it, or wait for its end, and try again.`,
  )
