import { eq, sql } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { addFormHistory } from './add-form-history.ts'
import { purgeForms } from './purge-forms.ts'

/** How many applications the form accepts before it closes automatically; null without such a limit. */
export const quotaPlaces = ({ basics }: Pick<FormContent, 'basics'>) => (basics.closeWhenFull ? basics.quota : null)

/** How many applications can be approved; null if unlimited, or if the quota limits applications instead. */
export const quotaOfApproved = ({ basics }: Pick<FormContent, 'basics'>) => (basics.closeWhenFull ? null : basics.quota)

/** How many places are taken; withdrawn applications have freed theirs. */
export async function takenPlaces(tx: Transaction, formId: string) {
  const [form] = await tx
    .select({ taken: numberOf(counted.isHandedIn) })
    .from(applicationCounts)
    .where(eq(applicationCounts.formId, formId))
  return form?.taken ?? 0
}

/** Whether the form is full with this content. Exact if the caller has locked the form. */
export async function isFull(tx: Transaction, formId: string, content: Pick<FormContent, 'basics'>) {
  const places = quotaPlaces(content)
  return places !== null && (await takenPlaces(tx, formId)) >= places
}

interface Closing {
  readonly id: string
  readonly companyId: string
}

export async function closeFull(tx: Transaction, { id: formId, companyId }: Closing) {
  const closedAt = new Date()
  await tx.update(forms).set({ state: 'Closed', closedAt, closedBecause: 'quota' }).where(eq(forms.id, formId))
  await tx.update(listings).set({ isOpen: false, closedAt }).where(eq(listings.formId, formId))
  // Later than the other entries of this transaction, because these made the form full.
  const at = sql`clock_timestamp()`
  await addFormHistory(tx, [{ formId, companyId, event: 'closed', detail: { because: 'quota' }, at }])
  await purgeForms(tx, [formId])
}
