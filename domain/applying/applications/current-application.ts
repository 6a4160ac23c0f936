import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'

/**
 * A candidate's application to a form that is not withdrawn. There is at most one; after a withdrawal the candidate
 * may start another.
 */
export async function currentApplication(
  db: Database | Transaction,
  { candidateId, formId }: { readonly candidateId: string; readonly formId: string },
) {
  const [found] = await standingOn(db).execute({ candidateId, formId })
  return found
}

const standingOn = preparedOn((db) =>
  db
    .select({ id: applications.id, status: applications.status, shownStatus: applications.shownStatus })
    .from(applications)
    .where(
      and(
        eq(applications.formId, sql.placeholder('formId')),
        eq(applications.candidateId, sql.placeholder('candidateId')),
        ne(applications.status, 'Withdrawn'),
      ),
    )
    .prepare('standing_application'),
)
