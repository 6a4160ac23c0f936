import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeAction as call } from '#contract/review/deciding.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'

/** Sets the awaited action by hand, until the next request or answer updates it (`updatePendingAction`). */
export async function changeAction(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const next = sql`${input.action}::text`
  return actOnApplications(caller, input, {
    kind: 'changeAction',
    detail: { to: input.action },
    refusal: sql`case when ${applications.action} = ${next} then 'unchanged' end`,
    history: {
      event: 'actionChanged',
      detail: sql`jsonb_build_object('from', ${applications.action}, 'to', ${next})`,
      visible: false,
    },
    apply: (tx, { applicationIds }) =>
      tx.execute(
        sql`update ${applications} set action = ${next} where ${applications.id} = any(${uuids(applicationIds)})`,
      ),
  })
}
