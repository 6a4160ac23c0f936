import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import type { FormState } from '#contract/forms/form-content.ts'
import type { FormEvent } from '#contract/forms/form-history.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { addFormHistory } from './add-form-history.ts'
import { type FormIds, type FormRecord, lockForm } from './own-form.ts'
import { readForm } from './read-form.ts'

interface Act {
  /** The states from which the change is possible. */
  readonly from: readonly FormState[]
  readonly event: FormEvent
  readonly detail?: Readonly<Record<string, string>>
  /** `unchanged`: the form was in that state already, so nothing is written. */
  readonly change: (tx: Transaction, form: FormRecord, accountId: string) => Promise<unknown>
}

/** Changes the state of a form: locks it, checks the transition, writes its history and returns the form. */
export async function actOnForm(
  caller: Caller,
  ids: FormIds,
  { from, event, detail = {}, change }: Act,
): Promise<Form> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, ids)
    if (!from.includes(form.state)) throw problem('forms.wrongState')
    if ((await change(tx, form, accountId)) === 'unchanged') return
    await addFormHistory(tx, [{ ...ids, accountId, event, detail }])
  })
  return readForm(caller, ids)
}
