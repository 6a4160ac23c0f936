import type { Database, Transaction } from '#database/connection.ts'
import { memberRecipientsOf } from './member-recipients.ts'
import { type MemberRecipient, type Recipient, recipientsOf } from './recipients.ts'

/** Whether a mailing is for the applicants of a form or the members of a community. */
export interface WrittenTo {
  readonly formId: string | null
  readonly communityId: string | null
}

interface Delivered {
  readonly applicationId: string | null
  readonly candidateId: string | null
}

/** The application or the member that a delivery is for. */
export const targetOf = ({ applicationId, candidateId }: Delivered): string => applicationId ?? candidateId ?? ''

/** The values that messages of a mailing may contain, by recipient. */
export const mailingRecipients = (
  tx: Database | Transaction,
  { formId, communityId }: WrittenTo,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recipient | MemberRecipient>> =>
  formId === null ? memberRecipientsOf(tx, communityId ?? '', ids) : recipientsOf(tx, formId, ids)
