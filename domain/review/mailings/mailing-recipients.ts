import type { Database, Transaction } from '#database/connection.ts'
import { memberRecipientsOf } from './member-recipients.ts'
import { type MemberRecipient, type Recipient, recipientsOf } from './recipients.ts'

/** Of a mailing: whether it is for those who applied to a form or for members of a community. */
export interface WrittenTo {
  readonly formId: string | null
  readonly communityId: string | null
}

/** Of a delivery: to whom. */
interface Delivered {
  readonly applicationId: string | null
  readonly candidateId: string | null
}

/** The application or the member that a delivery is for. */
export const targetOf = ({ applicationId, candidateId }: Delivered): string => applicationId ?? candidateId ?? ''

/** All that the messages of a mailing to these may say, by whom they are for. */
export const mailingRecipients = (
  tx: Database | Transaction,
  { formId, communityId }: WrittenTo,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recipient | MemberRecipient>> =>
  formId === null ? memberRecipientsOf(tx, communityId ?? '', ids) : recipientsOf(tx, formId, ids)
