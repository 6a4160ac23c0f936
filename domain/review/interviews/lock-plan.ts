import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'

/** Times of a form are taken back by one after the other: it is locked before anything else. */
export const lockPlan = (tx: Transaction, formId: string) =>
  tx.select({ id: forms.id }).from(forms).where(eq(forms.id, formId)).for('no key update')
