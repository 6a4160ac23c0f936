import { and, desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listRetentionRuns as call } from '#contract/retention/retention.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { retentionRuns as runs } from '#database/schema/retention/retention-runs.ts'

/** The runs of anonymising, of all forms of an organization or of one. */
export async function listRetentionRuns(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, pageNumber, pageSize } = input
  const asked = and(eq(runs.companyId, companyId), formId === undefined ? undefined : eq(runs.formId, formId))
  const [rows, total] = await Promise.all([
    database()
      .select({ run: runs, title: forms.title })
      .from(runs)
      .innerJoin(forms, eq(forms.id, runs.formId))
      .where(asked)
      .orderBy(desc(runs.startedAt), desc(runs.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(runs, asked),
  ])
  const items = rows.map(({ run, title }) => ({
    id: run.id,
    form: { id: run.formId, title },
    keptMonths: run.keptMonths,
    applications: run.applications,
    files: run.files,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }))
  return { items, total, pageNumber, pageSize }
}
