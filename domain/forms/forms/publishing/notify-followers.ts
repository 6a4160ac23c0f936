import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { type JobInput, jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { followedCompanies, listings } from '#database/schema/forms.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { linkToPage } from '../../../ground/messages/link-to-page.ts'

/** Sends an e-mail about a new form to the organization's followers who want such news. */
export async function notifyFollowers({ formId, after }: JobInput<typeof jobs.notifyFollowers>, atOnce = 200) {
  await database().transaction(async (tx) => {
    const [listing] = await tx.select().from(listings).where(eq(listings.formId, formId))
    if (!listing?.isOpen) return
    const followers = await nextFollowers(tx, listing.companyId, after, atOnce)
    for (const follower of followers) await tell(tx, listing, follower)
    const last = followers.at(-1)
    if (last && followers.length === atOnce)
      await enqueue(tx, jobs.notifyFollowers, { formId, after: last.candidateId })
  })
}

type Listing = typeof listings.$inferSelect
type Follower = Awaited<ReturnType<typeof nextFollowers>>[number]

/** Candidates without preferences get no suggestions by e-mail. */
function nextFollowers(tx: Transaction, companyId: string, after: string | undefined, atOnce: number) {
  return tx
    .select({
      candidateId: followedCompanies.candidateId,
      email: accounts.email,
      name: accounts.name,
      language: accounts.language,
    })
    .from(followedCompanies)
    .innerJoin(candidates, eq(candidates.id, followedCompanies.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .innerJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.accountId, accounts.id),
        eq(notificationPreferences.kind, 'suggestions'),
        eq(notificationPreferences.email, true),
      ),
    )
    .where(
      and(
        eq(followedCompanies.companyId, companyId),
        isNull(accounts.deletedAt),
        isNotNull(accounts.emailVerifiedAt),
        after === undefined ? undefined : gt(followedCompanies.candidateId, after),
      ),
    )
    .orderBy(asc(followedCompanies.candidateId))
    .limit(atOnce)
}

async function tell(tx: Transaction, { type, title, number, companyName }: Listing, follower: Follower) {
  const { email: to, name, language } = follower
  const link = linkToPage(language, advertisementAddress({ type, title, formIdentityNumber: number }))
  const values = { name, companyName, title, link }
  await queueMessage(tx, { channel: 'email', to, kind: 'Candidate', language, template: 'newForm', values })
}
