import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { saveFormForLater as saveCall } from '#contract/listings/saved-forms.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { savedForms } from '#database/schema/forms.ts'
import { formById } from '#domain/forms/listings/published-form.ts'

const most = 500

/** Saves a form. Saving again only changes whether a reminder is wanted; a reminder is sent once. */
export async function saveFormForLater(
  _caller: Caller,
  { candidateId, formId, remind }: Input<typeof saveCall>,
): Promise<Output<typeof saveCall>> {
  await formById(formId)
  await database().transaction(async (tx) => {
    // Locked per candidate, so that two tabs cannot exceed the limit together.
    await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, candidateId)).for('update')
    await tx
      .insert(savedForms)
      .values({ candidateId, formId, remind })
      .onConflictDoUpdate({ target: [savedForms.candidateId, savedForms.formId], set: { remind } })
    const count = await tx.$count(savedForms, eq(savedForms.candidateId, candidateId))
    if (count > most) throw problem('forms.tooManySaved', { limit: most })
  })
  return { saved: true, remind }
}
