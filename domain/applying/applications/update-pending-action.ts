import { type SQL, sql } from 'drizzle-orm'
import type { ApplicationAction } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { unreachableReason } from './unreachable-reason.ts'

/**
 * Sets the candidate's pending action (`action`) from the open requests, the most urgent first. Every action that
 * opens or closes a request, an invitation or a question calls it afterwards, in the same transaction. A value that a
 * member set by hand holds until then. Candidates who cannot answer (`unreachableReason`) get none.
 */
export async function updatePendingAction(tx: Transaction, applicationIds: readonly string[]) {
  await settlingOn(tx).execute({ applicationIds: [...applicationIds] })
}

const invited = sql`exists (
  select from ${interviewInvitations}
  where ${interviewInvitations.applicationId} = ${applications.id} and ${interviewInvitations.status} = 'Pending'
    and coalesce(${interviewInvitations.answerBy} > now(), true))`

/** A refused document is requested again. */
const documentsAsked = sql`exists (
  select from ${documentRequests}
  where ${documentRequests.applicationId} = ${applications.id} and ${documentRequests.status} in ('Open', 'Refused'))`

const bankInfoAsked = sql`exists (
  select from ${bankInfos} where ${bankInfos.applicationId} = ${applications.id} and ${bankInfos.status} = 'Open')`

const questioned = sql`exists (
  select from ${applicationMessages}
  where ${applicationMessages.applicationId} = ${applications.id} and ${applicationMessages.awaitsAnswer}
    and ${applicationMessages.answeredAt} is null)`

const inOrder: readonly (readonly [SQL, ApplicationAction])[] = [
  [invited, 'InterviewInvited'],
  [documentsAsked, 'DocumentRequested'],
  [bankInfoAsked, 'BankInfoRequested'],
  [questioned, 'AnswerRequested'],
]

const mostUrgent = sql`case when ${unreachableReason} is not null then 'None' ${sql.join(
  inOrder.map(([isOpen, action]) => sql`when ${isOpen} then ${action}`),
  sql` `,
)} else 'None' end`

const settlingOn = preparedSql(
  'settle_awaited',
  sql`update ${applications} set action = awaited.action
    from (
      select ${applications.id} as id, ${mostUrgent} as action
      from ${applications} where ${applications.id} = any(${sql.placeholder('applicationIds')}::uuid[])
    ) as awaited
    where ${applications.id} = awaited.id and ${applications.action} <> awaited.action`,
)
