import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { forgetSavedForm as forgetCall } from '#contract/listings/saved-forms.ts'
import { database } from '#database/connection.ts'
import { savedForms } from '#database/schema/forms.ts'

export async function forgetSavedForm(
  _caller: Caller,
  { candidateId, formId }: Input<typeof forgetCall>,
): Promise<null> {
  await database()
    .delete(savedForms)
    .where(and(eq(savedForms.candidateId, candidateId), eq(savedForms.formId, formId)))
  return null
}
