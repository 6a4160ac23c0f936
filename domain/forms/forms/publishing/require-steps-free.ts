import { and, count, eq, inArray } from 'drizzle-orm'
import type { FormStep } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import type { FormRecord } from '../own-form.ts'

/** Refuses to remove a step that has applications. */
export async function requireStepsFree(tx: Transaction, form: FormRecord, steps: readonly FormStep[] | undefined) {
  if (!steps) return
  const kept = new Set(steps.map(({ id }) => id))
  const removed = form.content.steps.filter(({ id }) => !kept.has(id))
  if (removed.length === 0) return
  const [used] = await tx
    .select({ stepId: applications.stepId, count: count() })
    .from(applications)
    .where(
      and(
        eq(applications.formId, form.id),
        inArray(
          applications.stepId,
          removed.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(applications.stepId)
    .limit(1)
  const step = removed.find(({ id }) => id === used?.stepId)
  if (used && step) throw problem('forms.stepInUse', { step: step.name, count: used.count })
}
