import { and, eq, inArray, isNull, like, ne, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { isDemoAccount } from '#database/demo-accounts.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { communities, communityAnnouncements, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { sendSignal } from '#database/signals.ts'
import { addFormHistory } from '#domain/forms/forms/add-form-history.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { addEntry } from '#domain/privacy/data-requests/add-entry.ts'

/**
 * Turns a database that was used with MODE=local into a real one: demo accounts can no longer sign in, and the demo
 * organizations are hidden from the public. Data that real people have given them stays.
 */
export function closeDemo(db: Database) {
  return db.transaction(async (tx) => {
    const people = await tx.select().from(accounts).where(isDemoAccount).for('update')
    const organizations = await inventedCompanies(tx)
    for (const account of people) await closeAccount(tx, account)
    await tx
      .update(accounts)
      .set({ operator: false })
      .where(
        inArray(
          accounts.id,
          people.map(({ id }) => id),
        ),
      )
    await endDataRequests(tx)
    await tx.delete(contactMessages).where(like(contactMessages.email, '%@kopru.test'))
    const archived = await hideCompanies(tx, organizations)
    await sendSignal(tx, { kind: 'purge', tags: ['listings', 'companies', 'opportunities', 'communities'] })
    return { accounts: people.length, organizations: organizations.length, forms: archived }
  })
}

/** Demo requests are kept as long as the law requires of every request, but need no answer. */
async function endDataRequests(tx: Transaction) {
  const open = await tx
    .select()
    .from(dataRequests)
    .where(and(isNull(dataRequests.endedAt), like(dataRequests.email, '%@kopru.test')))
    .for('update')
  for (const row of open) await addEntry(tx, row, { event: 'withdrawn' }, { state: 'withdrawn', endedAt: new Date() })
}

/** Organizations with demo accounts only; one that a real person has joined is theirs. */
async function inventedCompanies(tx: Transaction): Promise<string[]> {
  const members = tx
    .selectDistinct({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
  const real = members.where(and(isNull(accounts.deletedAt), sql`not ${isDemoAccount}`))
  const invented = await tx
    .selectDistinct({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(isDemoAccount, notInArray(companyMembers.companyId, real)))
  return invented.map(({ id }) => id)
}

async function hideCompanies(tx: Transaction, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const archived = await tx
    .update(forms)
    .set({ state: 'Archived', archivedAt: new Date() })
    .where(and(inArray(forms.companyId, ids), ne(forms.state, 'Archived')))
    .returning({ formId: forms.id, companyId: forms.companyId })
  if (archived.length > 0)
    await addFormHistory(
      tx,
      archived.map((form) => ({ ...form, event: 'archived' })),
    )
  await tx.delete(listings).where(inArray(listings.companyId, ids))
  const theirs = tx.select({ id: opportunities.id }).from(opportunities).where(inArray(opportunities.companyId, ids))
  await tx.delete(opportunityClaims).where(inArray(opportunityClaims.opportunityId, theirs))
  await tx.delete(opportunities).where(inArray(opportunities.companyId, ids))
  const groups = tx.select({ id: communities.id }).from(communities).where(inArray(communities.companyId, ids))
  // With an announcement goes who has read it.
  await tx.delete(communityAnnouncements).where(inArray(communityAnnouncements.communityId, groups))
  await tx.delete(communityMembers).where(inArray(communityMembers.communityId, groups))
  await tx.delete(communities).where(inArray(communities.companyId, ids))
  await tx.update(companies).set(nothingToShow).where(inArray(companies.id, ids))
  return archived.length
}

const nothingToShow = { about: '', photo: null, banner: null, section1: null, section2: null, section3: null }
