import { OperatorError } from '@/errors/OperatorError'
import type { ProcessName } from './processes'

/**
 * Operations that exclude each other: a running server, a restore, and a backup that repairs an interrupted restore.
 */
export type Kind = 'server' | 'restore' | 'backup'

const sentences: Record<Kind, string> = {
  server: 'The server is using this data',
  restore: 'A restore is using this data',
  backup: 'A backup of this data is starting',
}

/** The message for the second one. */
export const refusal = ({ kind, pid, host }: ProcessName & { kind: Kind }, seen = ''): OperatorError =>
  new OperatorError(
    `${sentences[kind]} (process ${pid} on ${host}${seen}). Stop it or wait until it ends, then try again.`,
  )
