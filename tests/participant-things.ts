import type { Caller } from '#contract/caller.ts'
import { changeParticipantStatus } from '#domain/participants/change-participant-status.ts'
import { aPublishedForm } from './builders.ts'
import { aParticipant } from './participants.ts'

interface Company {
  readonly caller: Caller
  readonly companyId: string
  readonly formId?: string | undefined
}

/** Whether an address is about participants. */
export const isOfParticipants = (path: string) => /^\/companies\/:companyId\/participants/.test(path)

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
  return made
}
