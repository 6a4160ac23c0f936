import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import type { confirmFormPromises as call } from '#contract/forms/form-states.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { addFormHistory } from './add-form-history.ts'
import { requireNoNewerParts } from './newer-parts.ts'
import { lockForm } from './own-form.ts'
import { readForm } from './read-form.ts'

/** A member confirms the promises of the template. Repeating it changes nothing. */
export async function confirmFormPromises(
  caller: Caller,
  { version, promises, ...ids }: Input<typeof call>,
): Promise<Form> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, ids)
    if (form.state === 'Archived') throw problem('forms.archived')
    await requireNoNewerParts(tx, caller, form, version, ['basics'])
    const confirmed = form.unconfirmed.filter((promise) => promises.includes(promise))
    if (confirmed.length === 0) return
    const unconfirmed = form.unconfirmed.filter((promise) => !promises.includes(promise))
    await tx.update(forms).set({ unconfirmed }).where(eq(forms.id, form.id))
    await addFormHistory(tx, [{ ...ids, accountId, event: 'confirmed', detail: { promises: confirmed.join() } }])
  })
  return readForm(caller, ids)
}
