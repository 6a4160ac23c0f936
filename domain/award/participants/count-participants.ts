import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { countParticipants as call } from '#contract/participants/participants.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { participantCounts } from '#database/schema/participants/participants.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { byStatus, sumOf } from './kept-participant-counts.ts'

/** The forms with participants, by title, with the number in each status, from the kept counts. */
export async function countParticipants(
  _: Caller,
  { companyId, formId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  if (formId !== undefined) await formNumberOf(database(), { companyId, formId })
  const { status, difference } = participantCounts
  const rows = await database()
    .select({
      formId: forms.id,
      formIdentityNumber: forms.number,
      title: forms.title,
      type: forms.type,
      status,
      count: sql<number>`sum(${difference})::int`,
    })
    .from(participantCounts)
    .innerJoin(forms, eq(forms.id, participantCounts.formId))
    .where(
      and(
        eq(participantCounts.companyId, companyId),
        formId === undefined ? undefined : eq(participantCounts.formId, formId),
      ),
    )
    .groupBy(forms.id, status)
    .orderBy(sql`${forms.title} collate turkish`, forms.id)
  const counts = byStatus(summed(rows))
  const ofForms = [...new Map(rows.map(({ status: __, count: ___, ...form }) => [form.formId, form])).values()]
  return {
    total: sumOf(counts),
    counts,
    forms: ofForms
      .map((form) => {
        const own = byStatus(rows.filter((row) => row.formId === form.formId))
        return { ...form, counts: own, total: sumOf(own) }
      })
      .filter(({ total }) => total > 0),
  }
}

function summed(rows: readonly { readonly status: ParticipantStatus; readonly count: number }[]) {
  const sums = new Map<ParticipantStatus, number>()
  for (const { status, count } of rows) sums.set(status, (sums.get(status) ?? 0) + count)
  return [...sums].map(([status, count]) => ({ status, count }))
}
