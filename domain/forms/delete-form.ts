import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { formHistory, forms } from '#database/schema/forms.ts'
import { type FormIds, lockForm } from './own-form.ts'

/** Deletes a draft without a trace; a form that was ever published cannot be deleted. */
export async function deleteForm(_: Caller, ids: FormIds) {
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, ids)
    if (form.publishedVersion !== null) throw problem('forms.wrongState')
    await tx.delete(formHistory).where(eq(formHistory.formId, form.id))
    await tx.delete(forms).where(eq(forms.id, form.id))
  })
  return null
}
