import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'

/** Serialises taking back times of a form, by locking the form. Lock order: first. */
export const lockPlan = (tx: Transaction, formId: string) =>
  tx.select({ id: forms.id }).from(forms).where(eq(forms.id, formId)).for('no key update')
