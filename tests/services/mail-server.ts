import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server on this machine, which keeps what it receives. While `refusing` it takes no mail. */
export async function startMailServer() {
  const received: ParsedMail[] = []
  const state = { refusing: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!state.refusing) return done()
      done(Object.assign(new Error(`No room for ${address}`), { responseCode: 452 }))
    },
    async onData(stream, _session, done) {
      // Who dies in the middle of a message has sent none.
      const whole = await simpleParser(stream).catch(() => undefined)
      if (!whole) return
      received.push(whole)
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refusing: boolean) => {
      state.refusing = refusing
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
