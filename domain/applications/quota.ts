import { and, eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { isHandedIn } from '#domain/forms/application-numbers.ts'
import { writeHistory } from '#domain/forms/form-history.ts'
import { purgeForms } from '#domain/forms/purge-forms.ts'
import { type FormToApply, placesOf } from './form-to-apply.ts'

type Placed = Pick<FormToApply, 'id' | 'content'>

/**
 * First come, first served. The form is held alone, so that the last place is given once; whoever takes it closes the form.
 * Those who withdrew have left theirs.
 */
export async function takePlace(tx: Transaction, form: FormToApply) {
  const places = placesOf(form)
  if (places === null) return
  const taken = await takenPlaces(tx, form.id)
  if (taken >= places) throw problem('applications.full')
  if (taken + 1 === places) await closeFull(tx, form)
}

/** Nobody begins what cannot be handed in: a quota may have been lowered since, or a full form opened again. */
export async function demandPlace(tx: Transaction, form: Placed) {
  const places = placesOf(form)
  if (places !== null && (await takenPlaces(tx, form.id)) >= places) throw problem('applications.full')
}

const takenPlaces = (tx: Transaction, formId: string) =>
  tx.$count(applications, and(eq(applications.formId, formId), isHandedIn))

async function closeFull(tx: Transaction, { id: formId, companyId }: FormToApply) {
  const closedAt = new Date()
  await tx.update(forms).set({ state: 'Closed', closedAt, closedBecause: 'quota' }).where(eq(forms.id, formId))
  await tx.update(listings).set({ isOpen: false, closedAt }).where(eq(listings.formId, formId))
  await writeHistory(tx, [{ formId, companyId, event: 'closed', detail: { because: 'quota' } }])
  await purgeForms(tx, [formId])
}
