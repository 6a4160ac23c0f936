import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listViews as call } from '#contract/review/views.ts'
import { planned } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { describeViews, isSeenBy } from './view-rows.ts'

export async function listViews(
  caller: Caller,
  { companyId, formId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const fits = formId === undefined ? undefined : or(isNull(views.formId), eq(views.formId, formId))
  const rows = await planned()
    .select()
    .from(views)
    .where(and(isSeenBy(caller, companyId), fits))
    .orderBy(asc(views.position), asc(views.createdAt), asc(views.id))
  return { items: await describeViews(caller, rows) }
}
