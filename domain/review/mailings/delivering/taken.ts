import type { Mailing } from '#contract/mailings/mailings.ts'
import type { deliveries } from '#database/schema/mailings.ts'
import type { MemberRecipient, Recipient, WordedMessage } from '../recipients.ts'

/** A row of the table of deliveries. */
export type DeliveryRecord = typeof deliveries.$inferSelect

/** A delivery leased by this process, with what to send. */
export interface Taken {
  readonly delivery: DeliveryRecord
  readonly recipient: Recipient | MemberRecipient
  readonly message: WordedMessage
  /** The attachments, as the e-mail names them. */
  readonly files: Mailing['files']
}
