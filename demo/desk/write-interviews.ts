import type { InterviewStatus } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import {
  interviewBookings,
  interviewers,
  interviewInvitations,
  interviewResults,
  interviewSlots,
  offeredSlots,
} from '#database/schema/interviews.ts'
import { newId } from '#platform/ids.ts'
import { timeZone } from '#platform/text/dates.ts'
import type { Clock } from '../writing/clock.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

const times = ['09:30', '10:15', '11:00', '13:30', '14:15', '15:00'] as const
const days = [-1, 0, 1] as const
const minutes = 30

const interviewersOf = ({ organization }: OnDesk) => organization.memberIds.slice(0, 2)

/** The outcomes of invitations, in order of time: yesterday, today and tomorrow. */
const wishes: Readonly<Record<number, readonly [InterviewStatus, string]>> = {
  16: ['RescheduleRequested', 'O gün vize sınavım var. Perşembe öğleden sonra olabilir mi?'],
  17: ['Declined', 'Başka bir burs kabul ettiğim için katılamayacağım. Teşekkür ederim.'],
}

/**
 * A round of interviews of the form with most applications of the first organization: yesterday's with results and one who
 * did not come, today's, tomorrow's, one who wants another time and one who declined. All stand in the calendars of those
 * who come to them.
 */
export async function writeInterviews(
  tx: Transaction,
  received: readonly OnDesk[],
  clock: Clock,
): Promise<readonly HistoryRow[]> {
  const fitting = received.filter(
    (one) => one.isFirstOrganization && isLookedAt(one) && one.application.action === 'None',
  )
  const byForm = [...Map.groupBy(fitting, ({ form }) => form.id).values()]
  const invited =
    byForm.toSorted((one, other) => other.length - one.length)[0]?.slice(0, days.length * times.length) ?? []
  const [first] = invited
  if (!first) return []
  const slots = days.flatMap((day) =>
    times.map((time) => ({
      id: newId(),
      companyId: first.form.companyId,
      formId: first.form.id,
      startsAt: clock.at(day, time),
      minutes,
      place: 'Toplantı odası, 3. kat',
      createdBy: first.organization.memberIds[0],
      sequence: 1,
    })),
  )
  await tx.insert(interviewSlots).values(slots)
  await tx.insert(interviewers).values(
    slots.flatMap(({ id: slotId, startsAt }) =>
      interviewersOf(first).map((accountId) => ({
        slotId,
        accountId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      })),
    ),
  )
  const invitations = invited.map((one, at) => ({ one, at, slot: slots[at] as (typeof slots)[number], id: newId() }))
  const offerId = newId()
  await tx.insert(offeredSlots).values(slots.map(({ id: slotId }) => ({ offerId, slotId })))
  await tx.insert(interviewInvitations).values(
    invitations.map(({ one, at, id }) => ({
      id,
      offerId,
      applicationId: one.application.id,
      candidateId: one.application.candidateId,
      formId: one.form.id,
      companyId: one.form.companyId,
      status: statusOf(at),
      message: 'Yarım saatlik bir tanışma görüşmesine bekliyoruz. Sana uyan saati seçebilirsin.',
      wish: wishes[at]?.[1] ?? null,
      changeHours: 24,
      invitedBy: one.organization.memberIds[0],
      createdAt: one.at(0.6),
      answeredAt: one.at(0.7),
      sequence: 1,
    })),
  )
  const coming = invitations.filter(({ at }) => wishes[at] === undefined)
  await tx
    .insert(interviewBookings)
    .values(coming.map(({ slot, id, one }) => ({ slotId: slot.id, seat: 0, invitationId: id, bookedAt: one.at(0.7) })))
  await tx.insert(calendarEntries).values(
    coming.flatMap(({ slot: { id: slotId, startsAt, place }, id, one }) => {
      const told = { formId: one.form.id, sequence: 1, startsAt, minutes, timeZone, place, toldAt: one.at(0.7) }
      return [
        { ...told, uid: id, accountId: one.applicant.accountId },
        ...interviewersOf(one).map((accountId) => ({ ...told, uid: slotId, accountId, invitationId: id })),
      ]
    }),
  )
  await tx.insert(interviewResults).values(coming.filter(({ at }) => statusOf(at) === 'Done').flatMap(resultsOf))
  return invitations.flatMap(({ one }) => [
    one.happened('interviewInvited', 0.6, { visible: true }),
    one.happened('interviewAnswered', 0.7, { visible: true, by: 'candidate', accountId: one.applicant.accountId }),
  ])
}

function statusOf(at: number): InterviewStatus {
  if (wishes[at]) return wishes[at][0]
  if (at >= times.length) return 'Accepted'
  return at === 4 ? 'NoShow' : 'Done'
}

/** The assessments of the first and second interviewer. */
const notes = [
  [
    'Ne istediğini biliyor; soruları örneklerle yanıtladı. Maddi durumu belgeleriyle uyuşuyor.',
    'Hazırlıklı gelmiş. Bursun kendisi için neyi değiştireceğini açıkça anlattı.',
  ],
  [
    'Çekingen ama içten. Gönüllülük çalışmalarını anlatırken açıldı.',
    'İlk dakikalarda heyecanlıydı, sonra kendi sözleriyle güzel anlattı.',
  ],
  [
    'Hedefleri henüz net değil, bir yıl sonra yeniden görüşülebilir.',
    'İstekli; ne yapmak istediğini biraz daha düşünmesi gerekiyor.',
  ],
] as const

function resultsOf({ one, at, id: invitationId }: { readonly one: OnDesk; readonly at: number; readonly id: string }) {
  const random = one.random('interview')
  return one.organization.memberIds.slice(0, at % 2 === 0 ? 2 : 1).map((accountId, nth) => ({
    invitationId,
    accountId,
    score: 55 + Math.round(random.between(0, 40)),
    recommendation: (['Yes', 'Yes', 'Unsure'] as const)[at % 3] ?? 'Yes',
    note: notes[at % 3]?.[nth] ?? '',
  }))
}
