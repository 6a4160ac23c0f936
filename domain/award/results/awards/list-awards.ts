import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listAwards as call } from '#contract/results/awards.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { placesOf } from '../places.ts'

/** Sorted with freed places first, then pending answers, then accepted ones. */
const urgency = sql`array_position(array['Declined', 'Lapsed', 'Pending', 'Accepted'], ${results.acceptance})`

export async function listAwards(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, acceptance, pageNumber, pageSize } = input
  const db = database()
  const form = await formOf(db, input)
  const asked = and(
    eq(results.formId, formId),
    eq(results.companyId, companyId),
    acceptance ? eq(results.acceptance, acceptance) : isNotNull(results.acceptance),
  )
  const rows = await db
    .select({ result: results, name: snapshots.name, surname: snapshots.surname })
    .from(results)
    .innerJoin(snapshots, eq(snapshots.applicationId, results.applicationId))
    .where(asked)
    .orderBy(urgency, desc(results.answeredAt), asc(results.acceptBy), asc(results.applicationId))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(results).where(asked)
  return {
    items: rows.map(({ result, name, surname }) => ({
      applicationId: result.applicationId,
      name: shownName(caller.language, name, surname),
      acceptance: result.acceptance ?? 'Pending',
      acceptBy: result.acceptBy?.toISOString() ?? null,
      answeredAt: result.answeredAt?.toISOString() ?? null,
      declineReason: result.declineReason,
      isPromoted: result.promoted,
    })),
    total: counted?.total ?? 0,
    pageNumber,
    pageSize,
    places: await placesOf(db, form),
  }
}
