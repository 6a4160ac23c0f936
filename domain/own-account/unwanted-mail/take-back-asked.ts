import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OutreachWay } from '#contract/outreach/outreach-facts.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { entries } from '#database/schema/entries.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import { uuids } from '#database/uuids.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import type { OutreachMail } from './linked-mail.ts'

/**
 * Withdraws the open requests of an organization to an address: invitations to its team and communities, and entered
 * applications. Accepted invitations and applications that were taken over stay.
 */
export async function takeBackAsked(tx: Transaction, { companyId, addressMark }: OutreachMail) {
  const asked = await tx
    .selectDistinct({ way: outreachMails.way, aboutId: outreachMails.aboutId })
    .from(outreachMails)
    .where(and(eq(outreachMails.companyId, companyId), eq(outreachMails.addressMark, addressMark)))
  const about = (way: OutreachWay) => asked.filter((one) => one.way === way).map(({ aboutId }) => aboutId)
  await removeEntries(tx, about('entry'))
  await removeColleagues(tx, companyId, about('colleague'))
  await removeInvitations(tx, about('community'))
}

async function removeEntries(tx: Transaction, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return
  await lockApplications(tx, sql`${applications.id} = any(${uuids(applicationIds)})`)
  const open = await tx
    .select({ id: entries.applicationId })
    .from(entries)
    .where(
      and(
        sql`${entries.applicationId} = any(${uuids(applicationIds)})`,
        isNull(entries.takenOverAt),
        isNull(entries.removedAt),
      ),
    )
  // The actor is the holder of the link, even if another account is signed in.
  await eraseEntered(
    tx,
    {},
    open.map(({ id }) => id),
    'person',
  )
}

/** Locks the organization, as every change of its accounts does; an accepted invitation stays. */
async function removeColleagues(tx: Transaction, companyId: string, accountIds: readonly string[]) {
  if (accountIds.length === 0) return
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
  const removed = await tx
    .delete(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        sql`${companyMembers.accountId} = any(${uuids(accountIds)})`,
        isNull(companyMembers.acceptedAt),
        sql`${companyMembers.invitedAt} is not null`,
      ),
    )
    .returning({ accountId: companyMembers.accountId })
  // At most one: an address is invited once until it is removed.
  for (const { accountId } of removed) {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    if (account) await closeAccount(tx, account)
  }
}

/** Also removes the invitation of an account with the address, unless it was answered. */
async function removeInvitations(tx: Transaction, invitationIds: readonly string[]) {
  if (invitationIds.length === 0) return
  const ofThese = sql`${emailInvitations.id} = any(${uuids(invitationIds)})`
  await tx.execute(sql`
    select from ${communities} where ${communities.id} in (
      select ${emailInvitations.communityId} from ${emailInvitations} where ${ofThese})
    order by ${communities.id} for no key update`)
  await tx.execute(sql`
    with gone as (delete from ${emailInvitations} where ${ofThese} returning community_id, email)
    delete from ${communityMembers} using gone, ${candidates}, ${accounts}
    where ${communityMembers.communityId} = gone.community_id and ${communityMembers.state} = 'invited'
      and ${communityMembers.byEmail} and ${candidates.id} = ${communityMembers.candidateId}
      and ${accounts.id} = ${candidates.accountId} and ${accounts.email} = gone.email`)
}
