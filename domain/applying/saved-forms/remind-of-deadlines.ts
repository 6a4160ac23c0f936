import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { listings, savedForms } from '#database/schema/forms.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'

const atOnce = 200

/**
 * Reminds candidates of saved forms three days before they close, or at once if they were saved later. Marking the
 * rows and queueing the messages is one transaction per batch; rows that another process has locked are skipped.
 */
export async function remindOfDeadlines() {
  while ((await database().transaction(remindSome)) === atOnce);
}

async function remindSome(tx: Transaction): Promise<number> {
  const due = await tx
    .select({
      candidateId: savedForms.candidateId,
      formId: savedForms.formId,
      listing: { number: listings.number, type: listings.type, title: listings.title, closesAt: listings.closesAt },
      companyName: listings.companyName,
      to: accounts.email,
      name: accounts.name,
      language: accounts.language,
    })
    .from(savedForms)
    .innerJoin(listings, eq(listings.formId, savedForms.formId))
    .innerJoin(candidates, eq(candidates.id, savedForms.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        savedForms.remind,
        isNull(savedForms.remindedAt),
        isInState('Open'),
        sql`${listings.closesAt} < now() + interval '3 days'`,
        isNull(accounts.deletedAt),
        isNotNull(accounts.emailVerifiedAt),
      ),
    )
    .limit(atOnce)
    .for('update', { of: savedForms, skipLocked: true })
  for (const { candidateId, formId, listing, companyName, to, name, language } of due) {
    const own = and(eq(savedForms.candidateId, candidateId), eq(savedForms.formId, formId))
    await tx.update(savedForms).set({ remindedAt: new Date() }).where(own)
    const { title, closesAt } = listing
    const link = linkToPage(language, advertisementAddress({ ...listing, formIdentityNumber: listing.number }))
    const deadline = formatDeadline(closesAt ?? new Date(), language)
    const values = { name, companyName, title, deadline, link }
    await queueMessage(tx, { channel: 'email', to, kind: 'Candidate', language, template: 'closingSoon', values })
  }
  return due.length
}
