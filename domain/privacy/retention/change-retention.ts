import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { changeRetention as call, Retention } from '#contract/retention/retention.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { addFormHistory } from '#domain/forms/forms/add-form-history.ts'
import { lockForm } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { forgetNotices } from './forget-notices.ts'
import { readRetention } from './read-retention.ts'

/** Changes the retention of a form. The organization is warned again before applications are anonymised. */
export async function changeRetention(caller: Caller, input: Input<typeof call>): Promise<Retention> {
  const { companyId, formId, keptMonths } = input
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, input)
    if (form.keptMonths === keptMonths) return
    await tx.update(forms).set({ keptMonths }).where(eq(forms.id, formId))
    await forgetNotices(tx, formId, sql`true`)
    const detail = { from: form.keptMonths, to: keptMonths }
    await addFormHistory(tx, [{ companyId, formId, accountId, event: 'retentionChanged', detail }])
  })
  return readRetention(caller, input)
}
