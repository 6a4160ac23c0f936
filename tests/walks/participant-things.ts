import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { openTerm as termCall } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { changeParticipantStatus } from '#domain/award/participants/change-participant-status.ts'
import { openTerm } from '#domain/award/terms/open-term.ts'
import { aPublishedForm } from '../builders.ts'
import { aParticipant } from '../participants.ts'

interface Company {
  readonly caller: Caller
  readonly companyId: string
  readonly formId?: string | undefined
}

/** Whether an address is about participants. */
export const isOfParticipants = (path: string) =>
  /^\/companies\/:companyId\/(participants|terms)|\/forms\/:formId\/terms$/.test(path)

/** Something real for everything that the address of a call about participants names. */
export async function participantThings(path: string, company: Company): Promise<Record<string, string>> {
  const { caller, companyId } = company
  const formId = company.formId ?? (await aPublishedForm(company)).id
  const { participantId, candidateId, appId } = await aParticipant({ id: formId, companyId })
  const made: Record<string, string> = { id: participantId, participantId, candidateId, appId }
  if (path.includes(':actId')) {
    const change = { participantIds: [participantId], status: 'Suspended' as const, reason: '', dryRun: false }
    made.actId = (await changeParticipantStatus(caller, { companyId, ...change })).actId ?? ''
  }
  if (path.includes(':termId')) {
    const { termId } = await openTerm(caller, { companyId, formId, ...termCall.body.parse(aTerm()) })
    made.termId = termId ?? ''
    const [request] = await database().select().from(documentRequests).where(eq(documentRequests.termId, made.termId))
    made.requestId = request?.id ?? ''
  }
  return made
}

/** The contents of a term: two documents, due in a month. */
export const aTerm = () => ({
  name: '2026–27 güz dönemi',
  startsOn: '2026-09-21',
  endsOn: '2099-01-31',
  dueAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  holdsPayments: true,
  documents: [{ documentTypeId: 1 }, { documentTypeId: 2 }],
})
