import type { EmailAdapter } from 'payload'

/** Nothing is mailed yet; without an adapter Payload would print mails, with what is in them, to the log. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Frontdesk',
  sendEmail: async () => {
    throw new Error('No mail server is configured.')
  },
})
