import { asc, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { deliveries, type FixedPlace, mailings } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { newId } from '#platform/ids.ts'

interface Place {
  readonly applicationId: string
  readonly slotId: string
}

/** One offer for each time, shared by all candidates invited to it. */
export const offersOf = (places: readonly Place[]): FixedPlace[] =>
  [...Map.groupBy(places, ({ slotId }) => slotId)].map(([slotId, some]) => ({
    slotId,
    offerId: newId(),
    applicationIds: some.map(({ applicationId }) => applicationId),
  }))

export const placesOf = (offers: readonly FixedPlace[]): Place[] =>
  offers.flatMap(({ slotId, applicationIds }) => applicationIds.map((applicationId) => ({ applicationId, slotId })))

/** Places in their order, as rows of `application_id`, `slot_id` and `at`. */
const placed = (places: readonly Place[]) => sql`
  unnest(${uuids(places.map(({ applicationId }) => applicationId))}, ${uuids(places.map(({ slotId }) => slotId))})
    with ordinality as place(application_id, slot_id, at)`

/**
 * The applications whose time has not begun and has a seat left for them, in the order of `places`. With 'held', seats
 * claimed by held invitations count as taken. On release `invited` has the offers' ids: applications already invited by
 * them have their seat and are not ranked again.
 */
export const seatedAmong = (places: readonly Place[], invited: readonly string[] | 'held') => sql`
  select ranked.application_id from (
    select place.application_id, place.slot_id, row_number() over (partition by place.slot_id order by place.at) as rank
    from ${placed(places)} where ${
      invited === 'held'
        ? sql`true`
        : sql`not exists (select from ${invitations} where ${invitations.applicationId} = place.application_id
            and ${invitations.offerId} = any(${uuids(invited)}))`
    }
  ) as ranked join ${slots} on ${slots.id} = ranked.slot_id
  where ${slots.startsAt} > now()
    and ranked.rank <= ${slots.seats} - ${slots.taken} - ${invited === 'held' ? heldSeats : sql`0`}`

/** How many seats of a slot held invitations to a fixed time will take. */
const heldSeats = sql`(
  select count(*) from ${mailings}
  join ${deliveries} on ${deliveries.mailingId} = ${mailings.id} and ${deliveries.state} = 'waiting'
  cross join lateral jsonb_array_elements(${mailings.asks} -> 'places') as held
  where ${mailings.formId} = ${slots.formId} and ${mailings.endedAt} is null and ${mailings.asks} ->> 'kind' = 'interviews'
    and held ->> 'slotId' = ${slots.id}::text and jsonb_exists(held -> 'applicationIds', ${deliveries.applicationId}::text))`

/** Locks the slots against bookings, after the applications and in the order of their ids. */
export const lockPlaces = (tx: Transaction, slotIds: readonly string[]) =>
  tx
    .select({ id: slots.id })
    .from(slots)
    .where(sql`${slots.id} = any(${uuids(slotIds)})`)
    .orderBy(slots.id)
    .for('no key update')

/** Locks the slots, so of two officers who give the last seat at once the second is refused. */
export async function requireSeats(tx: Transaction, places: readonly Place[]) {
  const slotIds = [...new Set(places.map(({ slotId }) => slotId))]
  await lockPlaces(tx, slotIds)
  const { rowCount } = await tx.execute(seatedAmong(places, 'held'))
  if (rowCount !== places.length) throw problem('interviews.slotTaken')
}

interface Inviting {
  readonly applicationIds: readonly string[]
  readonly accountId: string
  readonly message: string
  readonly answerBy: string | null
  readonly changeHours: number | null
}

/** Invites each application to its fixed time and takes a seat there; returns the ids of the invitations. */
export async function openPlaces(tx: Transaction, offers: readonly FixedPlace[], given: Inviting): Promise<string[]> {
  const { applicationIds, accountId, message, answerBy, changeHours } = given
  const wanted = new Set(applicationIds)
  const own = offers.filter((offer) => offer.applicationIds.some((id) => wanted.has(id)))
  await tx.execute(sql`
    insert into ${offeredSlots} (offer_id, slot_id)
    select offer_id, slot_id from unnest(${uuids(own.map(({ offerId }) => offerId))}, ${uuids(own.map(({ slotId }) => slotId))})
      as own(offer_id, slot_id)
    on conflict do nothing`)
  const each = own.flatMap((offer) => offer.applicationIds.filter((id) => wanted.has(id)).map((id) => ({ id, offer })))
  const { rows } = await tx.execute<{ id: string }>(sql`
    with made as (
      insert into ${invitations}
        (id, application_id, company_id, form_id, candidate_id, offer_id, message, answer_by, change_hours, invited_by)
      select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${applications.formId},
        ${applications.candidateId}, own.offer_id, ${message}, ${answerBy}::timestamptz, ${changeHours}::smallint,
        ${accountId}::uuid
      from unnest(${uuids(each.map(({ id }) => id))}, ${uuids(each.map(({ offer }) => offer.offerId))})
        as own(application_id, offer_id)
      join ${applications} on ${applications.id} = own.application_id
      order by ${applications.id}
      returning id, offer_id
    ), comers as (
      select made.id, own.slot_id, row_number() over (partition by own.slot_id order by made.id) as at
      from made join unnest(${uuids(own.map(({ offerId }) => offerId))}, ${uuids(own.map(({ slotId }) => slotId))})
        as own(offer_id, slot_id) on own.offer_id = made.offer_id
    ), free as (
      select ${slots.id} as slot_id, seat, row_number() over (partition by ${slots.id} order by seat) as at
      from ${slots} cross join lateral generate_series(0, ${slots.seats} - 1) as seat
      where ${slots.id} = any(${uuids(own.map(({ slotId }) => slotId))}) and not exists (
        select from ${bookings} as taken where taken.slot_id = ${slots.id} and taken.seat = seat.seat)
    ), booked as (
      insert into ${bookings} (slot_id, seat, invitation_id)
      select free.slot_id, free.seat, comers.id from comers left join free using (slot_id, at) order by free.slot_id, free.seat
    )
    select id from made order by id`)
  return rows.map(({ id }) => id)
}

/** The applicants to be invited, in the order of their applications. */
export async function peopleToPlace(db: Database | Transaction, applicationIds: readonly string[], most: number) {
  const { name, surname } = applicationSnapshots
  const rows = await db
    .select({ applicationId: applications.id, name, surname })
    .from(applications)
    .innerJoin(applicationSnapshots, sql`${applicationSnapshots.applicationId} = ${applications.id}`)
    .where(sql`${applications.id} = any(${uuids(applicationIds)})`)
    .orderBy(asc(applications.submittedAt), asc(applications.id))
    .limit(most)
  return rows.map((row) => ({ applicationId: row.applicationId, name: `${row.name} ${row.surname}` }))
}
