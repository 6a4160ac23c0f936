import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOwnOpportunities as listCall, OwnOpportunity } from '#contract/opportunities.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import { offeredOpportunity } from './list-opportunities.ts'

export async function listOwnOpportunities(
  _caller: Caller,
  { companyId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await owned(database())
    .where(eq(opportunities.companyId, companyId))
    .orderBy(desc(opportunities.startsAt), opportunities.id)
  return { items: rows.map(own) }
}

export async function ownOpportunity(tx: Transaction, companyId: string, opportunityId: string) {
  const [row] = await owned(tx).where(and(eq(opportunities.companyId, companyId), eq(opportunities.id, opportunityId)))
  if (!row) throw problem('opportunities.notFound')
  return own(row)
}

const owned = (db: Database | Transaction) =>
  db
    .select({
      opportunity: opportunities,
      taken: sql<number>`(select count(*)::int from ${opportunityClaims} where ${opportunityClaims.opportunityId} = ${opportunities.id})`,
    })
    .from(opportunities)
    .$dynamic()

type Row = Awaited<ReturnType<typeof owned>>[number]

function own({ opportunity, taken }: Row): z.infer<typeof OwnOpportunity> {
  const { body, code, link } = opportunity
  return { ...offeredOpportunity(opportunity), body, code, link, taken }
}
