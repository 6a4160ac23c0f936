import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { answerInterviewLink as call } from '#contract/interviews/interview-link.ts'
import { problem } from '#contract/problems.ts'
import { giveAnswer } from '../answer-interview.ts'
import { linkedRow } from './linked-row.ts'
import { toLinked } from './to-linked.ts'

/** Answers an invitation through its link; the answer counts as the candidate's. */
export async function answerInterviewLink(
  caller: Caller,
  { token, ...given }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const linked = await linkedRow(caller, token)
  if (!linked) throw problem('accounts.wrongLink')
  const { id: invitationId, candidateId } = linked.row.invitation
  const doer = { person: { kind: 'Candidate', accountId: linked.accountId } } as const
  return toLinked(await giveAnswer(doer, { candidateId, invitationId, ...given }))
}
