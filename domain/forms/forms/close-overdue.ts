import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { addFormHistory } from './add-form-history.ts'
import { purgeForms } from './purge-forms.ts'

/** Closes forms whose deadline has passed; the closing time is the deadline. */
export async function closeOverdue(tx: Transaction, which?: SQL) {
  const closed = await tx
    .update(forms)
    .set({ state: 'Closed', closedAt: sql`${forms.closesAt}`, closedBecause: 'deadline' })
    .where(and(eq(forms.state, 'Published'), lte(forms.closesAt, new Date()), which))
    .returning({ formId: forms.id, companyId: forms.companyId, at: forms.closedAt })
  if (closed.length === 0) return
  const ids = closed.map(({ formId }) => formId)
  await addFormHistory(
    tx,
    closed.map(({ at, ...ofForm }) => ({
      ...ofForm,
      event: 'closed',
      detail: { because: 'deadline' },
      at: at ?? undefined,
    })),
  )
  await tx
    .update(listings)
    .set({ isOpen: false, closedAt: sql`${listings.closesAt}` })
    .where(inArray(listings.formId, ids))
  await purgeForms(tx, ids)
}
