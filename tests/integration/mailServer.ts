import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string[]
  /** As received. */
  raw: string
}

/** A real local mail server that can be stopped and restarted. */
export class MailServer {
  readonly mails: Mail[] = []
  /** Refuses every recipient with this code. */
  refusal: number | undefined
  #server: SMTPServer | undefined

  constructor(readonly port: number) {}

  async up(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const { refusal } = this
        if (!refusal) return done()
        done(Object.assign(new Error(`no such person: ${address}`), { responseCode: refusal }))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('utf8')
          this.mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
          done()
        })
      },
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
  }

  async down(): Promise<void> {
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(resolve) : resolve()))
    this.#server = undefined
  }
}
