import type { SendMail } from '#platform/mail.ts'
import type { SendSms } from '#platform/sms.ts'

export interface Delivery {
  /** The public address of the site, used in messages. */
  readonly publicUrl: string
  /**
   * On a developer's machine codes and links stay readable in the outbox, and messages without a configured server stay
   * there.
   */
  readonly local: boolean
  /** The sender of e-mails, with or without a name. */
  readonly mailFrom?: string
  /** Recipient of messages from the contact page. */
  readonly contactEmail: string
  readonly sendMail?: SendMail | undefined
  readonly sendSms?: SendSms | undefined
  /**
   * How many e-mails and SMS of organizations may be sent per second, by all processes together; unlimited if omitted.
   */
  readonly perSecond?: { readonly email: number; readonly sms: number }
  /** Calling codes of the countries that the SMS gateway reaches; all if empty. */
  readonly smsCountries?: readonly string[]
}

let current: Delivery | undefined

/** Set at start; a test file sets its own. */
export function setDelivery(delivery: Delivery | undefined) {
  current = delivery
}

export function delivery() {
  if (!current) throw new Error('No delivery of messages is set yet')
  return current
}

/** The sender's address of e-mails, without a name. */
export function senderAddress(): string {
  const { mailFrom = '', publicUrl } = delivery()
  return /[^\s<>"]+@[^\s<>"]+/.exec(mailFrom)?.[0] ?? `no-reply@${new URL(publicUrl).hostname}`
}
