import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { changeStep as call } from '#contract/review/deciding.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'

/**
 * Moves applications to a step of the form, or out of all steps. Candidates see the current step, but no history of
 * steps.
 */
export async function changeStep(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { stepId } = input
  const next = sql`${stepId}::uuid`
  return actOnApplications(caller, input, {
    kind: 'changeStep',
    demand: (tx, form) => requireStep(tx, form.id, stepId),
    detail: { to: stepId },
    refusal: sql`case when ${applications.stepId} is not distinct from ${next} then 'unchanged' end`,
    history: {
      event: 'stepChanged',
      detail: sql`jsonb_build_object('from', ${applications.stepId}, 'to', ${next})`,
      visible: false,
    },
    apply: (tx, { applicationIds }) =>
      tx.execute(
        sql`update ${applications} set step_id = ${next} where ${applications.id} = any(${uuids(applicationIds)})`,
      ),
  })
}

/** Locks the form against a save that removes the step meanwhile. */
async function requireStep(tx: Transaction, formId: string, stepId: string | null) {
  if (stepId === null) return
  const [form] = await tx.select({ content: forms.content }).from(forms).where(eq(forms.id, formId)).for('key share')
  if (!form?.content.steps.some(({ id }) => id === stepId)) throw problem('forms.unknownStep')
}
