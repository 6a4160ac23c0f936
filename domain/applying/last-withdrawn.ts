import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

/** The application to a form that a candidate withdrew last, with the moment. */
export async function lastWithdrawn(
  db: Database | Transaction,
  { candidateId, formId }: { readonly candidateId: string; readonly formId: string },
): Promise<{ id: string; withdrawnAt: Date } | undefined> {
  const { id, withdrawnAt } = applications
  const [last] = await db
    .select({ id, withdrawnAt })
    .from(applications)
    .where(and(eq(applications.formId, formId), eq(applications.candidateId, candidateId), isNotNull(withdrawnAt)))
    .orderBy(desc(withdrawnAt))
    .limit(1)
  return last?.withdrawnAt ? { id: last.id, withdrawnAt: last.withdrawnAt } : undefined
}
