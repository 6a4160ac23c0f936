import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listParticipantApplications as call } from '#contract/participants/participants.ts'
import { planned } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { type CandidateIds, participationsOf } from './own-participant.ts'

const most = 200

/**
 * The candidate's applications to this organization. Drafts, sealed ones and other organizations' do not exist here.
 */
export async function listParticipantApplications(caller: Caller, ids: CandidateIds): Promise<Output<typeof call>> {
  const db = planned()
  const participations = new Map((await participationsOf(db, ids)).map((one) => [one.applicationId, one]))
  const rows = await db
    .select({ application: applications, title: forms.title, type: forms.type, number: forms.number })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(
      and(
        eq(applications.candidateId, ids.candidateId),
        eq(applications.companyId, ids.companyId),
        eq(applications.sealed, false),
        isNotNull(applications.submittedAt),
      ),
    )
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(most)
  // The status of applications requires read access to them; every member here may know the participation.
  const reads = isGranted(caller, 'Applications', 'read')
  return {
    items: rows.map(({ application: { id, formId, status, submittedAt }, title, type, number }) => {
      const participant = participations.get(id)
      return {
        id,
        formId,
        formTitle: title,
        formType: type,
        number: receiptNumber(number, id),
        submittedAt: (submittedAt ?? new Date(0)).toISOString(),
        status: reads || participant ? status : null,
        participant: participant
          ? { id: participant.id, status: participant.status, since: participant.statusSince }
          : null,
      }
    }),
  }
}
