import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { suspendCompany as call } from '#contract/operations/organizations.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { sendSignal } from '#database/signals.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

/**
 * Suspends an organization, or ends a suspension. Nothing is deleted: forms keep their states and take no applications,
 * and listings are written again from the forms afterwards. `requireUnsuspended` limits the members to reading.
 */
export async function suspendCompany(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { id: companyId, suspended, reason } = input
  return database().transaction(async (tx) => {
    // FOR UPDATE would deadlock with the foreign-key locks of concurrent writes to the organization's rows.
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
    if (!company) throw problem('companies.notFound')
    const act = suspended ? 'companySuspended' : 'companyRestored'
    await recordOperatorAct(tx, caller, { act, about: company.name, companyId, reason })
    if ((company.suspendedAt !== null) === suspended) return { suspendedAt: momentOf(company.suspendedAt) }
    const suspendedAt = suspended ? new Date() : null
    await tx
      .update(companies)
      .set({ suspendedAt, suspendedBecause: suspended ? reason : null })
      .where(eq(companies.id, companyId))
    await tx.update(forms).set({ suspendedAt }).where(eq(forms.companyId, companyId))
    if (suspended) await tx.delete(listings).where(eq(listings.companyId, companyId))
    else await listAgain(tx, companyId)
    await notifyRoots(tx, { companyId, companyName: company.name, act, reason })
    await sendSignal(tx, { kind: 'purge', tags: ['companies', 'listings', 'opportunities', 'communities'] })
    return { suspendedAt: momentOf(suspendedAt) }
  })
}

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Writes the listings of all public forms from their published versions. One by one is fine for dozens of forms. */
async function listAgain(tx: Transaction, companyId: string) {
  const shown = await tx
    .select({ id: forms.id })
    .from(forms)
    .where(
      and(
        eq(forms.companyId, companyId),
        inArray(forms.state, ['Published', 'Closed']),
        isNotNull(forms.publishedVersion),
      ),
    )
  for (const { id } of shown) await writeListing(tx, id)
}

interface Told {
  readonly companyId: string
  readonly companyName: string
  readonly act: 'companySuspended' | 'companyRestored'
  readonly reason: string
}

/** Notifies the Roots in the product and by e-mail, regardless of preferences. */
async function notifyRoots(tx: Transaction, { companyId, companyName, act, reason }: Told) {
  const roots = await tx
    .select({ id: accounts.id, email: accounts.email, name: accounts.name, language: accounts.language })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.userType, 'Root'),
        isNull(accounts.deletedAt),
        sql`${accounts.emailVerifiedAt} is not null`,
      ),
    )
  await notifyEach(
    tx,
    roots.map(({ id: accountId }) => ({
      accountId,
      event: act,
      values: { title: companyName },
      address: '/organizations-dashboard',
      only: 'shown',
    })),
    { readers: 'Company', kind: 'credits' },
  )
  await queueMessages(
    tx,
    roots.map(({ email: to, name, language }) => ({
      channel: 'email',
      to,
      kind: 'Company',
      language,
      template: act,
      values: { name, companyName, quote: reason },
    })),
  )
}
