import { and, eq, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { askAgainForTerm as againCall, excuseFromTerm as call } from '#contract/participants/terms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { termParticipants } from '#database/schema/participants/terms.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { actOnParticipants } from '#domain/award/participants/act-on-participants.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { askForDocuments, countLacking } from './ask-for-documents.ts'
import { cancelRequests } from './cancel-requests.ts'
import { lockOpenTerm, ownTerm, type TermIds } from './own-term.ts'

interface OneOfTerm extends TermIds {
  readonly participantId: string
}

/** Excuses a participant from the documents of a term, with a reason; open requests are cancelled. */
export async function excuseFromTerm(caller: Caller, input: Input<typeof call>): Promise<ActAnswer> {
  const { companyId, termId, participantId, reason } = input
  const { formId, name } = await requireInTerm(input)
  return actOnParticipants(
    caller,
    { companyId, formId, participantIds: [participantId], dryRun: false },
    {
      demand: (tx) => lockOpenTerm(tx, input),
      kind: 'excuseFromTerm',
      detail: { termId, name },
      refusal: unchangedIf(input, 'is not null'),
      history: { event: 'termExcused', detail: { termId, names: name, reason } },
      async apply(tx, { applicationIds, actId, accountId }) {
        await tx.update(termParticipants).set({ excusedBy: accountId, excusedReason: reason }).where(isIt(input))
        const { unanswered } = await cancelRequests(tx, termId, applicationIds)
        await notifyApplicants(tx, applicationIds, {
          kind: 'documents',
          event: 'termExcused',
          mail: 'digest',
          address: '/student-dashboard/documents',
          values: { ...(await formNames(tx, formId)), term: name },
        })
        await returnCredits(tx, companyId, 'document', unanswered, { about: { kind: 'act', id: actId }, accountId })
      },
    },
  )
}

/** Requests documents again from an excused participant, or those whose requests were cancelled. */
export async function askAgainForTerm(caller: Caller, input: Input<typeof againCall>): Promise<ActAnswer> {
  const { companyId, termId, participantId } = input
  const term = await requireInTerm(input)
  return actOnParticipants(
    caller,
    { companyId, formId: term.formId, participantIds: [participantId], dryRun: false },
    {
      demand: (tx) => lockOpenTerm(tx, input),
      kind: 'addToTerm',
      detail: { termId, name: term.name },
      refusal: unreachableReason,
      history: { event: 'termOpened', detail: { termId, names: term.name } },
      credit: 'document',
      cost: (tx, applicationIds) => countLacking(tx, term, applicationIds),
      apply: (tx, changed) => askForDocuments(tx, term, changed),
    },
  )
}

const isIt = ({ termId, participantId }: OneOfTerm) =>
  and(eq(termParticipants.termId, termId), eq(termParticipants.participantId, participantId))

async function requireInTerm(ids: OneOfTerm) {
  const term = await ownTerm(database(), ids)
  if ((await database().$count(termParticipants, isIt(ids))) === 0) throw problem('participants.notFound')
  return term
}

const unchangedIf = (ids: OneOfTerm, excused: 'is null' | 'is not null') => sql<RefusalReason | null>`(
  select case when ${termParticipants.excusedBy} ${sql.raw(excused)} then 'unchanged' end
  from ${termParticipants} where ${isIt(ids)})`
