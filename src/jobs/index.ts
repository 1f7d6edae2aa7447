import type { JobsConfig } from 'payload'
import { backup } from './tasks/backup'
import { mailStaff } from './tasks/mailStaff'
import { mailVisitor } from './tasks/mailVisitor'

const nobody = () => false

/**
 * Background work, retried until it succeeds. Jobs are stored in the database and survive restarts; the server that
 * holds the lease runs them (decision 017).
 */
export const jobs: JobsConfig = {
  tasks: [mailStaff, mailVisitor, backup],
  // Nobody can run jobs through Payload's own endpoints.
  access: { run: nobody, queue: nobody, cancel: nobody },
  deleteJobOnComplete: true,
}
