import type { SendMail } from '#platform/mail.ts'
import type { SendSms } from '#platform/sms.ts'

/** How messages leave the house. */
export interface Delivery {
  /** The address people use, named in messages. */
  readonly publicUrl: string
  /** On a developer's machine codes and links stay readable in the outbox, and a message without a way out ends there. */
  readonly local: boolean
  /** Who reads what people write to us. */
  readonly contactEmail: string
  readonly sendMail?: SendMail | undefined
  readonly sendSms?: SendSms | undefined
  /** The calling codes of the countries that the SMS gateway reaches; without any it reaches all. */
  readonly smsCountries?: readonly string[]
}

let current: Delivery | undefined

/** The process's one way out, set at start; a test file sets its own. */
export function setDelivery(delivery: Delivery | undefined) {
  current = delivery
}

export function delivery() {
  if (!current) throw new Error('No delivery of messages is set yet')
  return current
}
