import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type inviteToInterviews as call, mostPlaces } from '#contract/interviews/invitations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import type { Asks, FixedPlace } from '#database/schema/mailings.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { unreachableReason } from '#domain/applying/applications/unreachable-reason.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { interviewAddresses } from '#domain/ground/notifications/interview-address.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { isHeldFor } from '#domain/review/mailings/delivering/held-asks.ts'
import type { Opener } from '#domain/review/mailings/openers.ts'
import { holdRequest } from '#domain/review/mailings/queue-mailing.ts'
import { newId } from '#platform/ids.ts'
import {
  lockPlaces,
  offersOf,
  openPlaces,
  peopleToPlace,
  placesOf,
  requireSeats,
  seatedAmong,
} from './inviting/fixed-places.ts'
import { notifyCandidates } from './notifying/notify-candidates.ts'
import { offeredTimes, offeredValues } from './notifying/offered-times.ts'
import { requireTimes } from './require-times.ts'

/**
 * Invites applicants to choose one of several times, or each to a fixed time. Applicants with an open invitation of
 * this form are refused.
 */
export async function inviteToInterviews(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { availabilityIds, message, answerBy, changeHours } = input
  if (input.names && !isGranted(caller, 'Applications', 'read')) throw problem('permissions.missing')
  const places = input.places?.map(({ applicationId, availabilityId }) => ({ applicationId, slotId: availabilityId }))
  const {
    answer,
    found,
    done: releaseAt,
  } = await runOnApplications(caller, input, {
    kind: 'inviteToInterview',
    demand: (tx) => requireTimes(tx, input),
    detail: { times: new Set(availabilityIds).size },
    refusal: sql`coalesce(${cannotBeInvited(availabilityIds)}, case when ${isHeldFor('interviews')} then 'alreadyInvited' end,
      ${places ? withoutSeat(seatedAmong(places, 'held')) : sql`null`})`,
    look: async (tx, applicationIds) => ({
      decided: await tx.$count(
        applications,
        and(
          sql`${applications.id} = any(${uuids(applicationIds)})`,
          inArray(applications.status, ['Approved', 'Rejected']),
        ),
      ),
      ...(input.names && { people: await peopleToPlace(tx, applicationIds, mostPlaces) }),
    }),
    // Not visible yet: the candidate sees it when the mailing is released.
    history: { event: 'interviewInvited', detail: {}, visible: false },
    async apply(tx, changed) {
      const given = places?.filter(({ applicationId }) => changed.applicationIds.includes(applicationId))
      if (given) await requireSeats(tx, given)
      const asks = {
        kind: 'interviews',
        offerId: newId(),
        slotIds: [...new Set(availabilityIds)],
        message,
        answerBy,
        changeHours,
        ...(given && { places: offersOf(given) }),
      } as const
      return holdRequest(tx, { ...input, asks }, changed)
    },
  })
  return {
    ...answer,
    ...found,
    ...(await roomAt(input)),
    releaseAt: releaseAt?.toISOString() ?? null,
  }
}

type Invitation = Extract<Asks, { readonly kind: 'interviews' }>

/** Opens held invitations on release; times that were taken back or have begun by then are not offered. */
export const invitationOpener: Opener<Invitation> = {
  hold: (tx, { places }) => (places ? lockPlaces(tx, slotIdsOf(places)) : Promise.resolve()),
  refusal: ({ slotIds, places }) => (places ? cannotBePlaced(places) : cannotBeInvited(slotIds)),
  async open(tx, asks, released) {
    const { applicationIds, mailing } = released
    if (asks.places) {
      const invited = await openPlaces(tx, asks.places, { ...asks, ...released })
      await updatePendingAction(tx, applicationIds)
      await notifyCandidates(tx, invited, { event: 'interviewFixed', message: asks.message })
      return 0
    }
    await offer(tx, asks, released)
    await updatePendingAction(tx, applicationIds)
    await notifyApplicants(tx, applicationIds, {
      kind: 'interviews',
      event: 'interviewInvited',
      mail: 'now',
      // Compared as text, so that the planner searches one candidate's invitations: thousands share the offer.
      address: interviewAddresses(sql`${invitations.offerId}::text = ${asks.offerId}`),
      values: {
        ...(await formNames(tx, mailing.formId ?? '')),
        ...(asks.message !== '' && { message: asks.message }),
        answerBy: asks.answerBy ?? 'none',
        ...offeredValues(await timesOf(tx, asks)),
      },
    })
    return 0
  },
}

async function timesOf(tx: Transaction, { slotIds }: Invitation) {
  const { rows } = await tx.execute<{ times: string[] }>(
    sql`select ${offeredTimes(sql`${slots.id} = any(${uuids(slotIds)})`)} as times`,
  )
  return rows[0]?.times ?? []
}

/** Over-inviting is allowed, first come first served; an invitation needs at least one free seat. */
const cannotBeInvited = (slotIds: readonly string[]) => sql<RefusalReason | null>`
  coalesce(${unreachableReason}, ${alreadyInvited}, case when not exists (
    select from ${slots} where ${slots.id} = any(${uuids(slotIds)}) and ${slots.startsAt} > now() and ${slots.taken} < ${slots.seats}
  ) then 'noSeat' end)`

const slotIdsOf = (places: readonly FixedPlace[]) => places.map(({ slotId }) => slotId)

const withoutSeat = (seated: SQL) => sql`case when ${applications.id} not in (${seated}) then 'noSeat' end`

/** Checked again on release: another candidate may have taken the last seat while the invitation was held. */
const cannotBePlaced = (
  places: readonly FixedPlace[],
) => sql<RefusalReason | null>`coalesce(${unreachableReason}, ${alreadyInvited},
  ${withoutSeat(
    seatedAmong(
      placesOf(places),
      places.map(({ offerId }) => offerId),
    ),
  )})`

const alreadyInvited = sql<RefusalReason | null>`case when exists (
  select from ${invitations} where ${invitations.applicationId} = ${applications.id}
    and ${invitations.status} in ('Pending', 'Accepted', 'RescheduleRequested')) then 'alreadyInvited' end`

/** All invitations share one offer, even if the mailing is released in several batches. */
async function offer(tx: Transaction, asks: Invitation, { applicationIds, accountId }: Changed) {
  const { offerId, slotIds, message, answerBy, changeHours } = asks
  // Locks the times against being taken back, in the usual lock order.
  await tx.execute(sql`
    insert into ${offeredSlots} (offer_id, slot_id)
    select ${offerId}::uuid, kept.id from (
      select ${slots.id} from ${slots} where ${slots.id} = any(${uuids(slotIds)}) and ${slots.startsAt} > now()
      order by ${slots.id} for key share) as kept
    on conflict do nothing`)
  await tx.execute(sql`
    insert into ${invitations}
      (id, application_id, company_id, form_id, candidate_id, offer_id, message, answer_by, change_hours, invited_by)
    select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${applications.formId},
      ${applications.candidateId}, ${offerId}::uuid, ${message}, ${answerBy}::timestamptz,
      ${changeHours}::smallint, ${accountId}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
}

/**
 * Free seats at these times, and how many candidates with an open invitation may choose them. Held invitations do not
 * count.
 */
async function roomAt({ availabilityIds }: Input<typeof call>) {
  const ids = uuids(availabilityIds)
  const { rows } = await database().execute<{ free: number; waiting: number }>(sql`
    select (select coalesce(sum(${slots.seats} - ${slots.taken}), 0)::int from ${slots} where ${slots.id} = any(${ids})) as free,
      (select count(*)::int from ${invitations} where ${invitations.status} = 'Pending' and ${invitations.offerId} in (
        select ${offeredSlots.offerId} from ${offeredSlots} where ${offeredSlots.slotId} = any(${ids}))
        and not exists (select from ${interviewBookings} where ${interviewBookings.invitationId} = ${invitations.id})) as waiting`)
  const { free = 0, waiting = 0 } = rows[0] ?? {}
  return { freeSeats: free, waiting }
}
