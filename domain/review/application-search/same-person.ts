import { and, asc, eq, exists, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Output } from '#contract/call.ts'
import type { readCompanyApplication } from '#contract/review/company-application.ts'
import { type Database, database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { isHandedIn } from '#domain/forms/application-counts/counted-applications.ts'

const [twin, other] = [alias(snapshots, 'twin'), alias(applications, 'other')]

/**
 * The other applications that count as twins: no drafts, no withdrawn ones, and no sealed ones, which a twin would
 * reveal.
 */
const stands = and(notInArray(other.status, ['Draft', 'Withdrawn']), eq(other.sealed, false))

/** Whether another application to the form was sent with the same identity number. */
export function hasTwin(): SQL<boolean> {
  const twins = database()
    .select({ one: sql`1` })
    .from(twin)
    .innerJoin(other, eq(other.id, twin.applicationId))
    .where(
      and(
        ...[eq(twin.formId, snapshots.formId), eq(twin.citizenMark, snapshots.citizenMark)],
        ...[ne(twin.applicationId, snapshots.applicationId), stands],
      ),
    )
  return sql<boolean>`(${isHandedIn} and ${exists(twins)})`
}

/**
 * The same condition for a whole list. An index finds the marks that occur twice; `array(…)` makes PostgreSQL find
 * these few first.
 */
export function ofSamePerson(formId: string | SQL): SQL | undefined {
  const { citizenMark } = snapshots
  const twice = database()
    .select({ citizenMark })
    .from(snapshots)
    .where(and(eq(snapshots.formId, formId), isNotNull(citizenMark)))
    .groupBy(citizenMark)
    .having(sql`count(*) > 1`)
  return and(isNotNull(citizenMark), sql`${citizenMark} = any(array(${twice}))`, hasTwin())
}

interface Own {
  readonly application: Pick<typeof applications.$inferSelect, 'status'>
  readonly snapshot: Pick<typeof snapshots.$inferSelect, 'applicationId' | 'formId' | 'citizenMark' | 'takenAt'>
}
type SamePerson = Output<typeof readCompanyApplication>['samePerson']

/** How many are shown for comparison; the list's filter finds the rest. */
const most = 10

/** The applications of the same person, the oldest first. */
export async function samePersonAs(db: Database, { application, snapshot }: Own): Promise<SamePerson> {
  const { applicationId, formId, citizenMark, takenAt } = snapshot
  if (citizenMark === null || application.status === 'Withdrawn') return { items: [], total: 0 }
  const rows = await twinsOn(db).execute({ formId, citizenMark, applicationId })
  const items = rows.slice(0, most).map((row) => ({ ...row, submittedAt: (row.submittedAt ?? takenAt).toISOString() }))
  return { items, total: rows.length }
}

const twinsOn = preparedOn((db) => {
  const { id, status, submittedAt } = other
  return db
    .select({ id, status, submittedAt, name: sql<string>`${twin.name} || ' ' || ${twin.surname}` })
    .from(twin)
    .innerJoin(other, eq(other.id, twin.applicationId))
    .where(
      and(
        ...[eq(twin.formId, sql.placeholder('formId')), eq(twin.citizenMark, sql.placeholder('citizenMark'))],
        ...[ne(twin.applicationId, sql.placeholder('applicationId')), stands],
      ),
    )
    .orderBy(asc(submittedAt), asc(id))
    .prepare('twins_of_an_application')
})
