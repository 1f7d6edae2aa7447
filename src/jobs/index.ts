import type { JobsConfig } from 'payload'
import { backup } from './tasks/backup'
import { mailStaff } from './tasks/mailStaff'
import { mailVisitor } from './tasks/mailVisitor'

const nobody = () => false

/**
 * Work that is done later, and again until it is done. Jobs are rows of the database, so they outlive a
 * restart; they are run by the one server that has the lease (decision 017).
 */
export const jobs: JobsConfig = {
  tasks: [mailStaff, mailVisitor, backup],
  // Through Payload's own paths nobody runs anything.
  access: { run: nobody, queue: nobody, cancel: nobody },
  deleteJobOnComplete: true,
}
