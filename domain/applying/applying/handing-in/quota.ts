import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { closeFull, isFull, quotaPlaces, takenPlaces } from '../../../forms/forms/quota-places.ts'
import type { FormToApply } from '../form-to-apply.ts'

/**
 * Takes a place of a form with a quota, first come, first served. The form is locked exclusively, so the last place is
 * given once; taking it closes the form.
 */
export async function takePlace(tx: Transaction, form: FormToApply) {
  const places = quotaPlaces(form.content)
  if (places === null) return
  const taken = await takenPlaces(tx, form.id)
  if (taken >= places) throw problem('applications.full')
  if (taken + 1 === places) await closeFull(tx, form)
}

/** Refuses to start an application to a form that is full. */
export async function requirePlace(tx: Transaction, { id, content }: Pick<FormToApply, 'id' | 'content'>) {
  if (await isFull(tx, id, content)) throw problem('applications.full')
}
