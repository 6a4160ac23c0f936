import type { Caller } from '#contract/caller.ts'
import type { Interview, OfferedSlot } from '#contract/interviews/interviews.ts'
import { isJoinable } from '#contract/interviews/is-joinable.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import type { InterviewRow, SlotRow } from './interview-rows.ts'
import { changesUntil, isAnswerable } from './is-answerable.ts'

export async function toInterview(caller: Caller, row: InterviewRow, now = new Date()): Promise<Interview> {
  const { id, applicationId, status, message, wish, answerBy } = row.invitation
  const chosen = chosenSlot(row)
  const target = { kind: 'calendar', invitationId: id, language: caller.language } as const
  const isKept = status === 'Accepted' && chosen !== undefined
  const shown = chosen && { ...offeredSlot(chosen, now), videoUrl: chosen.slot.videoUrl }
  return {
    id,
    applicationId,
    status,
    message,
    wish,
    title: row.title,
    companyName: row.companyName,
    answerBy: answerBy?.toISOString() ?? null,
    slots: row.slots.map((slot) => offeredSlot(slot, now)),
    chosen: shown ?? null,
    changesUntil: isKept ? (changesUntil(row)?.toISOString() ?? null) : null,
    calendar: isKept ? await signedLink(caller, target, applicationId) : null,
    can: {
      answer: isAnswerable(row, now),
      join: isKept && shown?.videoUrl != null && isJoinable(shown, now.getTime()),
      // Invited candidates may write (`takesReplies`).
      write: row.takesReplies && row.applicationStatus !== 'Withdrawn',
    },
  }
}

/** The slot that the candidate agreed to. The seat kept for an unanswered fixed time does not count. */
export const chosenSlot = ({ invitation: { status }, slots }: InterviewRow): SlotRow | undefined =>
  status === 'Pending' || status === 'Lapsed' ? undefined : slots.find(({ isChosen }) => isChosen)

/** A slot is free if it is in the future and has an untaken seat, or the seat is the candidate's own. */
export function offeredSlot({ slot, taken, isChosen }: SlotRow, now: Date): OfferedSlot {
  const { id, startsAt, minutes, timeZone, place, videoUrl, seats } = slot
  const isFree = startsAt > now && (isChosen || taken < seats)
  return { id, minutes, timeZone, place, isFree, isOnline: videoUrl !== null, startsAt: startsAt.toISOString() }
}
