import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  followCompany as followCall,
  unfollowCompany as unfollowCall,
} from '#contract/listings/followed-companies.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies } from '#database/schema/forms.ts'

/** Follows an organization; repeated requests change the number of followers once. */
export async function followCompany(
  _caller: Caller,
  { candidateId, companyId }: Input<typeof followCall>,
): Promise<Output<typeof followCall>> {
  return database().transaction(async (tx) => {
    const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
    if (!company) throw problem('companies.notFound')
    const added = await tx
      .insert(followedCompanies)
      .values({ candidateId, companyId })
      .onConflictDoNothing()
      .returning({ companyId: followedCompanies.companyId })
    return { follows: true, followers: await countBy(tx, companyId, added.length) }
  })
}

export async function unfollowCompany(
  _caller: Caller,
  { candidateId, companyId }: Input<typeof unfollowCall>,
): Promise<null> {
  await database().transaction(async (tx) => {
    const gone = await tx
      .delete(followedCompanies)
      .where(and(eq(followedCompanies.candidateId, candidateId), eq(followedCompanies.companyId, companyId)))
      .returning({ companyId: followedCompanies.companyId })
    await countBy(tx, companyId, -gone.length)
  })
  return null
}

/**
 * Cached pages are not purged: a number that is a minute old does no harm, and popular pages would be rendered with
 * every click.
 */
async function countBy(tx: Transaction, companyId: string, change: number): Promise<number> {
  const [company] = await tx
    .update(companies)
    .set({ followers: sql`${companies.followers} + ${change}` })
    .where(eq(companies.id, companyId))
    .returning({ followers: companies.followers })
  return company?.followers ?? 0
}
