import { OperatorError } from '@/errors/OperatorError'
import type { ProcessName } from './processes'

/** What must know of each other: a running server, a running restore, a backup that puts a stopped restore right. */
export type Kind = 'server' | 'restore' | 'backup'

const sentences: Record<Kind, string> = {
  server: 'The server is using this data',
  restore: 'A restore is using this data',
  backup: 'A backup of this data is starting',
}

/** What to tell who comes second. */
export const refusal = ({ kind, pid, host }: ProcessName & { kind: Kind }, seen = ''): OperatorError =>
  new OperatorError(
    `${sentences[kind]} (process ${pid} on ${host}${seen}). Stop it or wait until it ends, then try again.`,
  )
