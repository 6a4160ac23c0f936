import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { formHistory, forms } from '#database/schema/forms.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { type FormIds, lockForm } from './own-form.ts'

/**
 * Deletes a draft completely, with its empty entry lists and their files; a form that was ever published cannot be
 * deleted.
 */
export async function deleteForm(_: Caller, ids: FormIds) {
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, ids)
    if (form.publishedVersion !== null) throw problem('forms.wrongState')
    const made = await tx.delete(madeExports).where(eq(madeExports.formId, form.id)).returning()
    for (const { fileKey } of made) if (fileKey !== null) await fileStore().remove('private', fileKey)
    await tx.delete(formHistory).where(eq(formHistory.formId, form.id))
    await tx.delete(forms).where(eq(forms.id, form.id))
  })
  return null
}
