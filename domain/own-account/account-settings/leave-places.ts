import { eq, inArray, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { setStanding, standingDetail } from '#domain/award/participants/standing.ts'
import { notifyFreed } from '#domain/award/results/awards/notify-freed.ts'
import { participantAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { type HeldPlace, heldPlaces } from './held-places.ts'

/**
 * Ends the participations of an account that is being closed: planned payments are cancelled (those sent to the bank
 * stay), unanswered awards lapse, and the organizations are notified. The caller has locked the applications.
 */
export async function leavePlaces(tx: Transaction, accountId: string, applicationIds: readonly string[]) {
  const places = await heldPlaces(tx, accountId)
  const left = places.map(({ applicationId }) => applicationId)
  if (left.length > 0) {
    const doer: Doer = { person: { kind: 'Candidate', accountId } }
    const standing = { status: 'Left', since: istanbulDay(new Date()), reason: '' } as const
    const happened = { event: 'participantStatusChanged', detail: standingDetail(standing), visible: false } as const
    await addHistory(tx, doer, { applicationIds: left, ...happened })
    await setStanding(tx, left, standing)
    await notifyOfLeaving(tx, places)
  }
  await lapseOwnAwards(tx, applicationIds)
}

/** Notifies Roots and the members with read and write access to Participants. */
async function notifyOfLeaving(tx: Transaction, places: readonly HeldPlace[]) {
  const members = await tx
    .select({
      accountId: companyMembers.accountId,
      companyId: companyMembers.companyId,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(inArray(companyMembers.companyId, [...new Set(places.map(({ companyId }) => companyId))]))
  const planners = members.filter(
    (one) => hasAccess(one, 'Participants', 'read') && hasAccess(one, 'Participants', 'write'),
  )
  const told = places.flatMap(({ companyId, participantId, title, name, payments }) =>
    planners
      .filter((planner) => planner.companyId === companyId)
      .map(({ accountId }) => ({
        accountId,
        event: 'participantLeft' as const,
        values: { title, name, payments },
        address: participantAddress(participantId),
      })),
  )
  await notifyEach(tx, told, { readers: 'Company', kind: 'messages' })
}

async function lapseOwnAwards(tx: Transaction, applicationIds: readonly string[]) {
  const lapsed = await tx
    .update(applicationResults)
    .set({ acceptance: 'Lapsed' })
    .where(
      sql`${applicationResults.applicationId} = any(${uuids(applicationIds)}) and ${applicationResults.acceptance} = 'Pending'`,
    )
    .returning({ id: applicationResults.applicationId, formId: applicationResults.formId })
  if (lapsed.length === 0) return
  await addHistory(tx, {}, { applicationIds: lapsed.map(({ id }) => id), event: 'awardLapsed' })
  await notifyFreed(tx, [...new Set(lapsed.map(({ formId }) => formId))])
}
