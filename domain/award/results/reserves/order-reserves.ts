import { type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { orderReserves as call } from '#contract/results/reserves.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { interviewScore } from '#domain/applying/applications/interview-score.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { newId } from '#platform/ids.ts'
import { inReserveOrder, isReserve } from './reserve-order.ts'

/** Gives every reserve of a form a place. Recorded as an act, because the order decides who moves up. */
export async function orderReserves(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, applicationIds, by } = input
  const first = by ? columns[by] : sql`array_position(${uuids(applicationIds ?? [])}, ${applications.id}) nulls last`
  return database().transaction(async (tx) => {
    await formOf(tx, input)
    await lockApplications(tx, isReserve(input))
    const { rowCount } = await tx.execute(sql`
      insert into ${results} (application_id, form_id, company_id, reserve_place)
      select ${applications.id}, ${applications.formId}, ${applications.companyId},
        row_number() over (order by ${first}, ${sql.join([...inReserveOrder], sql`, `)})
      from ${applications}
      join ${snapshots} on ${snapshots.applicationId} = ${applications.id}
      left join ${results} on ${results.applicationId} = ${applications.id}
      where ${isReserve(input)}
      order by ${applications.id}
      on conflict (application_id) do update set reserve_place = excluded.reserve_place`)
    const ordered = rowCount ?? 0
    if (ordered > 0) {
      const { accountId } = signedIn(caller)
      const detail = { by: by ?? 'hand' }
      await tx
        .insert(acts)
        .values({ id: newId(), companyId, formId, accountId, kind: 'orderReserves', detail, changed: ordered })
    }
    return { ordered }
  })
}

/** Sort orders, the best first; missing values last. */
const columns: Readonly<Record<NonNullable<Input<typeof call>['by']>, SQL>> = {
  gpa: sql`${snapshots.gpa} desc nulls last`,
  interviewScore: sql`${interviewScore} desc nulls last`,
  fit: sql`array_position(array['fits', 'unknown', 'doesNotFit'], ${snapshots.fit}) nulls last`,
  submittedAt: sql`${applications.submittedAt}`,
  name: sql`${snapshots.name} collate turkish, ${snapshots.surname} collate turkish`,
}
