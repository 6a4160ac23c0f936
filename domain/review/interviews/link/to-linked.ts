import type { LinkedInterview } from '#contract/interviews/interview-link.ts'
import type { InterviewRow } from '../interview-rows.ts'
import { changesUntil, isAnswerable } from '../is-answerable.ts'
import { chosenSlot, offeredSlot } from '../to-interview.ts'

/** An invitation as the holder of its link sees it: without anything about the candidate. */
export function toLinked(row: InterviewRow, now = new Date()): LinkedInterview {
  const { status, answerBy } = row.invitation
  const chosen = chosenSlot(row)
  return {
    title: row.title,
    companyName: row.companyName,
    status,
    answerBy: answerBy?.toISOString() ?? null,
    slots: row.slots.map((slot) => offeredSlot(slot, now)),
    chosen: chosen ? offeredSlot(chosen, now) : null,
    changesUntil: (status === 'Accepted' && changesUntil(row)?.toISOString()) || null,
    can: { answer: isAnswerable(row, now) },
  }
}
