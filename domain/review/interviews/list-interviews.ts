import { and, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listInterviews as call } from '#contract/interviews/interviews.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { type InterviewRow, interviewRows } from './interview-rows.ts'
import { isAnswerable } from './is-answerable.ts'
import { toInterview } from './to-interview.ts'

/** A candidate's invitations: unanswered first, then coming ones, then past ones. */
export async function listInterviews(
  caller: Caller,
  { candidateId, applicationId, status }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const rows = await interviewRows(
    and(
      eq(interviewInvitations.candidateId, candidateId),
      applicationId === undefined ? undefined : eq(interviewInvitations.applicationId, applicationId),
      status?.length ? inArray(interviewInvitations.status, status) : undefined,
    ),
  )
  const now = new Date()
  const ordered = rows
    .map((row) => ({ row, rank: rankOf(row, now) }))
    .toSorted((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1])
  return { items: await Promise.all(ordered.map(({ row }) => toInterview(caller, row, now))) }
}

function rankOf(row: InterviewRow, now: Date): readonly [number, number] {
  const chosen = row.slots.find(({ isChosen }) => isChosen)?.slot
  const at = (chosen?.startsAt ?? row.slots[0]?.slot.startsAt ?? row.invitation.createdAt).getTime()
  if (row.invitation.status === 'Pending' && isAnswerable(row, now)) {
    return [0, row.invitation.answerBy?.getTime() ?? at]
  }
  return at > now.getTime() ? [1, at] : [2, -at]
}
