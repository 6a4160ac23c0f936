import { desc, eq } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listFormHistory as call } from '#contract/forms/form-history.ts'
import { database } from '#database/connection.ts'
import { formHistory } from '#database/schema/forms.ts'
import { accountNames } from './form-rows.ts'
import { type FormIds, formOf } from './own-form.ts'

export async function listFormHistory(_: Caller, ids: FormIds): Promise<Output<typeof call>> {
  const { id: formId } = await formOf(database(), ids)
  const rows = await database()
    .select()
    .from(formHistory)
    .where(eq(formHistory.formId, formId))
    .orderBy(desc(formHistory.at), desc(formHistory.id))
    .limit(500)
  const names = await accountNames(
    database(),
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  return {
    items: rows.map(({ id, event, accountId, at }) => ({
      id,
      event,
      by: names.get(accountId ?? '') ?? null,
      at: at.toISOString(),
    })),
  }
}
