import { OperatorError } from '@/errors/OperatorError'
import type { ProcessName } from './processes'

/**
 * Operations that exclude each other: a running server, a restore, a move from or to this database, and a backup that
 * repairs an interrupted restore.
 */
export type Kind = 'server' | 'restore' | 'move' | 'backup'

const sentences: Record<Kind, string> = {
  server: 'The server is using this data',
  restore: 'A restore is using this data',
  move: 'A move is using this data',
  backup: 'A backup of this data is starting',
}

/** The message for the second one. */
export const refusal = ({ kind, pid, host }: ProcessName & { kind: Kind }, seen = ''): OperatorError =>
  new OperatorError(
    `${sentences[kind]} (process ${pid} on ${host}${seen}). Stop it or wait until it ends, then try again.`,
  )
