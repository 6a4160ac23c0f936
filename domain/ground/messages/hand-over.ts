import type { MailCalendar, MailFile } from '#platform/mail.ts'
import { type Delivery, delivery } from './delivery.ts'

interface Outgoing {
  /** The same for every retry, so that the receiving server can detect a duplicate. */
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly calendar?: MailCalendar | null
  readonly enclosed?: MailFile | null
  readonly unsubscribe?: string | null
}

/** Passes a message to the mail server or the SMS gateway. On a developer's machine without one it is not sent. */
export async function handOver(
  { id, channel, recipient, subject, text, html, calendar, enclosed, unsubscribe }: Outgoing,
  { sendMail, sendSms, local }: Delivery = delivery(),
) {
  if (channel === 'email' && sendMail) {
    return sendMail({
      id,
      to: recipient,
      subject: subject ?? '',
      text,
      html: html ?? '',
      calendar,
      enclosed,
      unsubscribe,
    })
  }
  if (channel === 'sms' && sendSms) return sendSms({ id, to: recipient, text })
  if (!local)
    throw new Error(`There is no way out for ${channel}: ${channel === 'sms' ? 'SMS_URL' : 'SMTP_URL'} is not set`)
}
