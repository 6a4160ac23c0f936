import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { spendCredits } from './spend-credits.ts'

/**
 * Takes a credit for a submitted application, or seals it if the organization has none: the candidate is not turned
 * away, and the organization can read it once it has credit again.
 */
export async function payOrSeal(
  tx: Transaction,
  { id, companyId }: { readonly id: string; readonly companyId: string },
) {
  const cause = { why: 'application', about: { kind: 'application', id } } as const
  if (await spendCredits(tx, companyId, 'application', 1, cause)) return
  await tx.update(applications).set({ sealed: true }).where(eq(applications.id, id))
}
