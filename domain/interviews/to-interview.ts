import type { Caller } from '#contract/caller.ts'
import type { Interview } from '#contract/interviews/interviews.ts'
import { signedLink } from '#domain/files/signed-link.ts'
import type { InterviewRow, SlotRow } from './interview-rows.ts'
import { isAnswerable } from './is-answerable.ts'

/** An invitation as the candidate sees it. */
export async function toInterview(caller: Caller, row: InterviewRow, now = new Date()): Promise<Interview> {
  const { id, applicationId, status, message, wish, answerBy } = row.invitation
  const chosen = row.slots.find(({ isChosen }) => isChosen)
  const target = { kind: 'calendar', invitationId: id, language: caller.language } as const
  return {
    id,
    applicationId,
    status,
    message,
    wish,
    title: row.title,
    companyName: row.companyName,
    answerBy: answerBy?.toISOString() ?? null,
    slots: row.slots.map((slot) => toSlot(slot, now)),
    chosen: chosen ? toSlot(chosen, now) : null,
    calendar: status === 'Accepted' && chosen ? await signedLink(caller, target, applicationId) : null,
    can: { answer: isAnswerable(row, now) },
  }
}

/** A slot is free if it is in the future and has a seat that is not taken, or is the candidate's own. */
function toSlot({ slot, taken, isChosen }: SlotRow, now: Date) {
  const { id, startsAt, minutes, place, videoUrl, seats } = slot
  const isFree = startsAt > now && (isChosen || taken < seats)
  return { id, minutes, place, videoUrl, isFree, startsAt: startsAt.toISOString() }
}
