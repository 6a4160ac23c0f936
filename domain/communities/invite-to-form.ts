import { and, desc, eq, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { inviteToForm as inviteCall, listPoolForms as listCall } from '#contract/communities/form-invitations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import { sampledFor } from '#domain/review/acts/split-refused.ts'
import { memberNames } from '#domain/review/mailings/reach-members.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { findMembers } from './find-members.ts'
import { appliedTo } from './member-conditions.ts'
import { lockOwnCommunity, ownCommunity, stateOf } from './own-communities.ts'

/**
 * Invites members to apply to a form, any number of them in a constant number of statements. The lock of the community
 * keeps its members unchanged; the table's primary key prevents duplicates by two communities at once.
 */
export async function inviteToForm(
  caller: Caller,
  input: Input<typeof inviteCall>,
): Promise<Output<typeof inviteCall>> {
  const { communityId, formId, dryRun } = input
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const state = dryRun ? (await ownCommunity(tx, input)).state : stateOf(await lockOwnCommunity(tx, input))
    if (state !== 'published') throw problem('communities.notPublished')
    const form = await requireOpen(tx, input)
    const candidateIds = await findMembers(tx, caller, input)
    const { accepted, refused } = await splitRefused(
      tx,
      { communityId, formId },
      candidateIds,
      sampledFor(caller, 'Communities'),
    )
    if (dryRun || accepted.length === 0) return { changed: accepted.length, refused, credits: 0 }
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${formInvitations} (form_id, candidate_id, community_id, invited_by)
      select ${formId}::uuid, id, ${communityId}::uuid, ${accountId}::uuid from unnest(${uuids(accepted)}) as invited(id)
      on conflict do nothing returning candidate_id as id`)
    const { companyName, ...advertised } = form
    await notify(
      tx,
      rows.map(({ id }) => id),
      {
        kind: 'communities',
        event: 'communityFormInvitation',
        values: { title: form.title, companyName },
        address: advertisementAddress(advertised),
        mail: 'now',
      },
    )
    return { changed: rows.length, refused, credits: 0 }
  })
}

/** Requires a form that takes applications now. */
async function requireOpen(tx: Transaction, ids: { readonly companyId: string; readonly formId: string }) {
  await formNumberOf(tx, ids)
  const { type, title, number: formIdentityNumber } = listings
  const [open] = await tx
    .select({ type, title, formIdentityNumber, companyName: companies.name })
    .from(listings)
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(and(eq(listings.formId, ids.formId), isInState('Open')))
  if (!open) throw problem('forms.notOpen')
  return open
}

interface Ids {
  readonly communityId: string
  readonly formId: string
}

/**
 * Splits members into those to invite and those refused, by reason. “Has applied” shares the reason “already invited”,
 * so that it is not revealed.
 */
async function splitRefused(
  tx: Transaction,
  { communityId, formId }: Ids,
  candidateIds: readonly string[],
  sampled: number,
) {
  const { rows } = await tx.execute<{ reason: RefusalReason | null; ids: string[] }>(sql`
    select reason, array_agg(id::text order by id) as ids from (
      select ${communityMembers.candidateId} as id, case
        when ${communityMembers.state} <> 'member' then 'notMember'
        when exists (select from ${formInvitations} where ${formInvitations.formId} = ${formId}::uuid
          and ${formInvitations.candidateId} = ${communityMembers.candidateId})
          or ${appliedTo(sql`${formId}::uuid`)} is not null then 'alreadyInvited'
        when ${communityMembers.muted} then 'optedOut' end as reason
      from ${communityMembers}
      where ${communityMembers.communityId} = ${communityId}::uuid
        and ${communityMembers.state} in ('member', 'requested', 'invited')
        and ${communityMembers.candidateId} = any(${uuids(candidateIds)})
    ) as sorted group by reason order by count(*) desc, reason`)
  const left = rows.filter((row): row is { reason: RefusalReason; ids: string[] } => row.reason !== null)
  const names = await memberNames(
    tx,
    left.flatMap(({ ids }) => ids.slice(0, sampled)),
  )
  const missing = candidateIds.length - rows.reduce((sum, { ids }) => sum + ids.length, 0)
  return {
    accepted: rows.find(({ reason }) => reason === null)?.ids ?? [],
    refused: [
      ...left.map(({ reason, ids }) => ({
        reason,
        count: ids.length,
        sample: ids.slice(0, sampled).map((id) => ({ id, name: names.get(id) ?? '' })),
      })),
      ...(missing > 0 ? [{ reason: 'notFound' as const, count: missing, sample: [] }] : []),
    ],
  }
}

/** Open forms, and those that members were invited to before. Members who have left since are not counted. */
export async function listPoolForms(caller: Caller, ids: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const db = database()
  await ownCommunity(db, ids)
  const invited = db
    .select({
      formId: formInvitations.formId,
      invited: sql<number>`count(*)::int`.as('invited'),
      applied:
        sql<number>`count(${appliedTo(sql`${formInvitations.formId}`, sql`${formInvitations.candidateId}`)})::int`.as(
          'applied',
        ),
      lastInvitedAt: sql<Date>`max(${formInvitations.invitedAt})`.as('last_invited_at'),
    })
    .from(formInvitations)
    .innerJoin(
      communityMembers,
      and(
        eq(communityMembers.communityId, formInvitations.communityId),
        eq(communityMembers.candidateId, formInvitations.candidateId),
        eq(communityMembers.state, 'member'),
      ),
    )
    .where(eq(formInvitations.communityId, ids.communityId))
    .groupBy(formInvitations.formId)
    .as('invited')
  const isOpen = sql<boolean>`coalesce(${isInState('Open')}, false)`
  const rows = await db
    .select({
      formId: forms.id,
      formIdentityNumber: forms.number,
      title: sql<string>`coalesce(${listings.title}, ${forms.title})`,
      isOpen,
      closesAt: listings.closesAt,
      invited: sql<number>`coalesce(${invited.invited}, 0)`,
      applied: sql<number>`coalesce(${invited.applied}, 0)`,
      lastInvitedAt: sql<Date | string | null>`${invited.lastInvitedAt}`,
    })
    .from(forms)
    .leftJoin(listings, eq(listings.formId, forms.id))
    .leftJoin(invited, eq(invited.formId, forms.id))
    .where(and(eq(forms.companyId, ids.companyId), sql`(${isOpen} or ${invited.formId} is not null)`))
    .orderBy(sql`${invited.lastInvitedAt} desc nulls last`, desc(listings.closesAt), forms.id)
    .limit(most)
  const mayRead = isGranted(caller, 'Applications', 'read')
  const items = rows.map(({ closesAt, applied, lastInvitedAt, ...row }) => ({
    ...row,
    closesAt: closesAt?.toISOString() ?? null,
    applied: mayRead ? applied : null,
    lastInvitedAt: lastInvitedAt === null ? null : new Date(lastInvitedAt).toISOString(),
  }))
  return { items }
}

/** A limit beyond real use. */
const most = 500
