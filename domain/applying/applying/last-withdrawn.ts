import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'

/** The candidate's last withdrawn application to a form, with the time. */
export async function lastWithdrawn(
  db: Database | Transaction,
  { candidateId, formId }: { readonly candidateId: string; readonly formId: string },
): Promise<{ id: string; withdrawnAt: Date } | undefined> {
  const [last] = await lastOn(db).execute({ candidateId, formId })
  return last?.withdrawnAt ? { id: last.id, withdrawnAt: last.withdrawnAt } : undefined
}

const lastOn = preparedOn((db) => {
  const { id, withdrawnAt, formId, candidateId } = applications
  return db
    .select({ id, withdrawnAt })
    .from(applications)
    .where(
      and(
        eq(formId, sql.placeholder('formId')),
        eq(candidateId, sql.placeholder('candidateId')),
        isNotNull(withdrawnAt),
      ),
    )
    .orderBy(desc(withdrawnAt))
    .limit(1)
    .prepare('last_withdrawn_application')
})
