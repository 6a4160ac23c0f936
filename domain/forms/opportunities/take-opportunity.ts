import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { takeOpportunity as takeCall } from '#contract/opportunities.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'

/** Shows a candidate the code or link. Counted once per candidate, who may look at it again after it has ended. */
export async function takeOpportunity(
  { person }: Caller,
  { discountId }: Input<typeof takeCall>,
): Promise<Output<typeof takeCall>> {
  if (person?.kind !== 'Candidate') throw problem('opportunities.candidatesOnly')
  const { candidateId } = person
  return database().transaction(async (tx) => {
    const [opportunity] = await tx.select().from(opportunities).where(eq(opportunities.id, discountId))
    if (!opportunity) throw problem('opportunities.notFound')
    const { code, link } = opportunity
    const own = and(eq(opportunityClaims.opportunityId, discountId), eq(opportunityClaims.candidateId, candidateId))
    const [before] = await tx.select().from(opportunityClaims).where(own)
    if (before) return { code, link, takenAt: before.claimedAt.toISOString() }
    if (!isNow(opportunity)) throw problem('opportunities.over')
    await tx.insert(opportunityClaims).values({ opportunityId: discountId, candidateId }).onConflictDoNothing()
    const [claim] = await tx.select().from(opportunityClaims).where(own)
    return { code, link, takenAt: (claim?.claimedAt ?? new Date()).toISOString() }
  })
}

function isNow({ startsAt, endsAt }: typeof opportunities.$inferSelect) {
  const now = Date.now()
  return startsAt.getTime() <= now && (endsAt === null || endsAt.getTime() > now)
}
