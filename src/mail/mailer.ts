import { createTransport, type Transporter } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { settings } from '../settings'

/** Milliseconds. A server that does not answer in time counts as down; the job is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** What went wrong, without the addresses that a mail server likes to repeat: jobs and logs keep it. */
export class MailError extends Error {
  override name = 'MailError'
}

function explain(error: unknown): MailError {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const answer = responseCode ? `answered ${responseCode}` : 'is not responding'
  return new MailError(`The mail server ${answer} (${code ?? 'unknown'}).`)
}

let transport: Transporter | undefined

/** Opened at the first mail; without `SMTP_URL` there is none. @throws {MailError} */
function mailServer(): Transporter {
  if (!settings.mail) throw new MailError('No mail server is configured.')
  transport ??= createTransport({ url: settings.mail.url, ...patience, disableFileAccess: true })
  return transport
}

/** Resolves when the mail server answers and takes our login. @throws {MailError} */
export async function checkMailServer(): Promise<void> {
  const server = mailServer()
  await server.verify().catch((error: unknown) => {
    throw explain(error)
  })
}

/** Mail through the server of `SMTP_URL`. Without an adapter of its own Payload prints mails to the log. */
export const mailer: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: settings.mail?.from.address ?? 'nobody@localhost',
  defaultFromName: settings.mail?.from.name ?? 'Frontdesk',
  async sendEmail(message) {
    const server = mailServer()
    await server.sendMail({ from: settings.mail?.from, ...message }).catch((error: unknown) => {
      throw explain(error)
    })
  },
})
