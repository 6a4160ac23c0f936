import { eq } from 'drizzle-orm'
import type { addBlankForm as call } from '#contract/blank-forms.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { blankFormTypes } from '#contract/forms/form-facts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { blankForms, files } from '#database/schema/files.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { formNumberOf } from '../own-form.ts'

/**
 * Stores a blank form that a document of the form will refer to. A repeated request with the same upload returns the
 * same file.
 */
export async function addBlankForm(
  caller: Caller,
  { companyId, formId, ...handed }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await formNumberOf(database(), { companyId, formId })
  const { accountId } = signedIn(caller)
  const { id: fileId, name, size } = await takeFile({ companyId, accountId }, handed, { accept: blankFormTypes })
  await database().transaction(async (tx) => {
    // A repeated upload's file may be swept concurrently, so it is locked first.
    const held = await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('key share')
    if (held.length === 0) throw problem('files.notUploaded')
    await tx.insert(blankForms).values({ fileId }).onConflictDoNothing()
  })
  return { fileId, name, size }
}
