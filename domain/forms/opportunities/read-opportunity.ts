import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readOpportunity as readCall } from '#contract/opportunities.ts'
import { problem } from '#contract/problems.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { isRunning, opportunityCard, withCompanies } from './list-opportunities.ts'

export async function readOpportunity(
  _caller: Caller,
  { opportunityNumber }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const [row] = await withCompanies().where(and(eq(opportunities.number, Number(opportunityNumber)), isRunning()))
  if (!row) throw problem('opportunities.notFound')
  return { ...opportunityCard(row), body: row.opportunity.body }
}
