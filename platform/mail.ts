import { createTransport } from 'nodemailer'

/** A calendar that an e-mail carries, beside its words and as a file, as mail programs expect invitations. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** A PDF that an e-mail encloses. */
export interface MailFile {
  readonly name: string
  readonly content: Buffer
}

interface Mail {
  /** Equal for every attempt of a mail, so that a receiver can deduplicate */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar?: MailCalendar | null | undefined
  readonly enclosed?: MailFile | null | undefined
  /** The one-click unsubscribe address for mail programs (RFC 8058) */
  readonly unsubscribe?: string | null | undefined
}

export type SendMail = (mail: Mail) => Promise<void>

/** E-mail through the SMTP server at `url` (smtp:// or smtps://, with user and password where it needs them). */
export function mailThrough(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, to, calendar, enclosed, unsubscribe, ...content }) => {
    try {
      await transport.sendMail({
        ...content,
        ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        ...(enclosed && {
          attachments: [{ filename: enclosed.name, content: enclosed.content, contentType: 'application/pdf' }],
        }),
        from,
        // An object is always one address; a string could be parsed as several.
        to: { name: '', address: to },
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribe && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    } catch (error) {
      throw new MailError(error)
    }
  }
}

/** That it failed and how, without the server's own words: they quote the recipient, and errors are logged. */
export class MailError extends Error {
  /** The server will not take this e-mail however often it is asked. */
  readonly isFinal: boolean
  constructor(error: unknown) {
    const { code = 'unknown', responseCode = 'no answer' } = error as { code?: string; responseCode?: number }
    super(`The mail server did not take an e-mail (${code}, ${responseCode})`)
    this.name = 'MailError'
    this.isFinal = code === 'EENVELOPE' && Number(responseCode) >= 500
  }
}
