import { createTransport, type Transporter } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import { settings } from '../settings'

/** Milliseconds. A server that doesn't respond in time counts as down; the job is retried later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** What went wrong, without the addresses that mail servers often repeat: jobs and logs store it. */
export class MailError extends Error {
  override name = 'MailError'
}

function toMailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const answer = responseCode ? `answered ${responseCode}` : 'is not responding'
  return new MailError(`The mail server ${answer} (${code ?? 'unknown'}).`)
}

let transport: Transporter | undefined

/** Opened with the first email; without `SMTP_URL` there is none. @throws {MailError} */
function mailServer(): Transporter {
  if (!settings.mail) throw new MailError('No mail server is configured.')
  transport ??= createTransport({ url: settings.mail.url, ...timeouts, disableFileAccess: true })
  return transport
}

/** Resolves if the mail server responds and accepts our login. @throws {MailError} */
export async function checkMailServer(): Promise<void> {
  const server = mailServer()
  await server.verify().catch((error: unknown) => {
    throw toMailError(error)
  })
}

/** Email through the server of `SMTP_URL`. Without an adapter Payload would print emails to the log. */
export const mailer: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: settings.mail?.from.address ?? 'nobody@localhost',
  defaultFromName: settings.mail?.from.name ?? 'Frontdesk',
  async sendEmail(message) {
    const server = mailServer()
    await server.sendMail({ from: settings.mail?.from, ...message }).catch((error: unknown) => {
      throw toMailError(error)
    })
  },
})
