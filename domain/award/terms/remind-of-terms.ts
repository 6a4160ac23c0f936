import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'

/**
 * Three days before a term's deadline, reminds participants with open requests, once. Each term is its own transaction;
 * terms that another process has locked are skipped.
 */
export async function remindOfTerms() {
  while (await database().transaction(remindOfOne));
}

async function remindOfOne(tx: Transaction): Promise<boolean> {
  const [term] = await tx
    .select()
    .from(terms)
    .where(
      and(
        isNull(terms.remindedAt),
        isNull(terms.closedAt),
        sql`${terms.dueAt} <= now() + interval '3 days' and ${terms.dueAt} > now()`,
      ),
    )
    .orderBy(asc(terms.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!term) return false
  const rows = await tx
    .selectDistinct({ id: documentRequests.applicationId })
    .from(documentRequests)
    .where(and(eq(documentRequests.termId, term.id), sql`${documentRequests.status} in ('Open', 'Refused')`))
  await notifyApplicants(
    tx,
    rows.map(({ id }) => id),
    {
      kind: 'documents',
      event: 'termDueSoon',
      mail: 'now',
      address: '/student-dashboard/documents',
      values: { ...(await formNames(tx, term.formId)), term: term.name, answerBy: term.dueAt.toISOString() },
    },
  )
  await tx.update(terms).set({ remindedAt: new Date() }).where(eq(terms.id, term.id))
  return true
}
