import { inArray, sql } from 'drizzle-orm'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { studyYears } from '#database/schema/participants/study-years.ts'
import { uuids } from '#database/uuids.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Clock } from '../writing/clock.ts'
import type { HistoryRow, OnDesk } from './on-desk.ts'
import type { Taking } from './taking.ts'
import { writeTerm } from './write-term.ts'

/** As often as they are named; most go on. */
const statuses: readonly [ParticipantStatus, ...ParticipantStatus[]] = [
  'Active',
  'Active',
  'Active',
  'Active',
  'Active',
  'Active',
  'Suspended',
  'Completed',
  'Left',
  'Removed',
]

const reasons: Readonly<Record<ParticipantStatus, string>> = {
  Active: '',
  Suspended: 'Bu dönem kaydını dondurdu.',
  Completed: 'Mezun oldu.',
  Left: 'Başka bir burs aldığı için ayrıldı.',
  Removed: 'Dönem belgelerini hatırlatmalara karşın getirmedi.',
}

/** Publishes what was decided about forms of the past, and shows the approved ones at every stage of taking part. */
export async function writeParticipants(
  tx: Transaction,
  received: readonly OnDesk[],
  clock: Clock,
): Promise<readonly HistoryRow[]> {
  const decided = received.filter(isPublished(clock))
  if (decided.length === 0) return []
  const byId = new Map(decided.map((one) => [one.application.id, one]))
  const ids = [...byId.keys()]
  await tx
    .update(applications)
    .set({ resultPublishedAt: clock.at(-40, '15:00') })
    .where(sql`${applications.id} = any(${uuids(ids)})`)
  await becomeParticipants(tx, ids)
  const added = await tx.select().from(participants).where(inArray(participants.applicationId, ids))
  const taking = added.flatMap((participant) => {
    const one = byId.get(participant.applicationId)
    return one ? [{ participant, one }] : []
  })
  await tx
    .update(participants)
    .set({ createdAt: clock.at(-40, '15:00'), statusSince: istanbulDay(clock.at(-40, '15:00')) })
    .where(
      inArray(
        participants.id,
        taking.map(({ participant }) => participant.id),
      ),
    )
  await writeStudyYears(tx, taking)
  const changes = await writeStatuses(tx, taking, clock)
  await writeTerm(tx, taking, clock)
  return [...decided.map((one) => one.happened('resultPublished', 0.9, { visible: true })), ...changes]
}

/** Decided, of a form that says when its results are told, and that was long ago. */
const isPublished =
  (clock: Clock) =>
  ({ application: { status }, form }: OnDesk) => {
    const { resultAt } = form.content.dates
    const isPast = resultAt === null ? form.when.state !== 'Published' : Date.parse(resultAt) < clock.now.getTime()
    return isPast && ['Approved', 'Reserve', 'Rejected'].includes(status ?? '')
  }

async function writeStatuses(tx: Transaction, taking: readonly Taking[], clock: Clock): Promise<readonly HistoryRow[]> {
  const changed = taking.flatMap(({ participant, one }) => {
    const status = one.random('participant').pick(statuses)
    return status === 'Active' ? [] : [{ participant, one, status }]
  })
  const since = istanbulDay(clock.at(-12))
  for (const status of ['Suspended', 'Completed', 'Left', 'Removed'] as const)
    await tx
      .update(participants)
      .set({ status, statusSince: since, statusReason: reasons[status], version: 2 })
      .where(
        inArray(
          participants.id,
          changed.filter((one) => one.status === status).map(({ participant }) => participant.id),
        ),
      )
  return changed.map(({ participant, one, status }) =>
    one.happened('participantStatusChanged', 0.95, {
      detail: {
        from: 'Active',
        fromSince: participant.statusSince,
        fromReason: '',
        to: status,
        since,
        reason: reasons[status],
        payments: [],
      },
    }),
  )
}

/** Two or three years of grades for who studies, as an officer has typed them from transcripts. */
async function writeStudyYears(tx: Transaction, taking: readonly Taking[]) {
  const rows = taking.flatMap(({ participant, one }) => {
    const random = one.random('years')
    if (!random.chance(0.7)) return []
    const first = random.between(2.4, 3.2)
    return [2023, 2024, 2025].slice(random.chance(0.5) ? 0 : 1).map((year, at) => ({
      id: newId(),
      participantId: participant.id,
      year,
      className: `${at + 1}. sınıf`,
      gpa: Math.min(4, Math.round((first + at * random.between(0.05, 0.25)) * 100) / 100),
      gpaScale: 4,
      graduationYear: 2027,
      writtenBy: one.organization.memberIds[0],
    }))
  })
  if (rows.length > 0) await tx.insert(studyYears).values(rows)
}
