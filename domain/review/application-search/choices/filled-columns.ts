import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'

const probed = ['gpa', 'tags', 'assigned'] as const

/** The columns in which some application of a form has a value: each search stops at the first one found. */
export async function filledColumns(db: Database, { companyId, formId }: FormIds) {
  const [found] = await filledOn(db).execute({ companyId, formId })
  return found ? probed.filter((name) => found[name]) : []
}

const filledOn = preparedOn((db) => {
  const [companyId, formId] = [sql.placeholder('companyId'), sql.placeholder('formId')]
  const one = { one: sql`1` }
  const open = and(eq(applications.id, snapshots.applicationId), eq(applications.sealed, false))
  const graded = db
    .select(one)
    .from(snapshots)
    .innerJoin(applications, open)
    .where(and(eq(snapshots.formId, formId), isNotNull(snapshots.gpa)))
  const own = db.select({ id: tags.id }).from(tags).where(eq(tags.companyId, companyId))
  const tagged = db
    .select(one)
    .from(applicationTags)
    .where(and(inArray(applicationTags.tagId, own), eq(applicationTags.formId, formId)))
  const members = db
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
  const lookedAfter = db
    .select(one)
    .from(assignments)
    .where(and(inArray(assignments.accountId, members), eq(assignments.formId, formId)))
  return db
    .select({
      gpa: sql<boolean>`${exists(graded)}`,
      tags: sql<boolean>`${exists(tagged)}`,
      assigned: sql<boolean>`${exists(lookedAfter)}`,
    })
    .from(forms)
    .where(and(eq(forms.id, formId), eq(forms.companyId, companyId)))
    .prepare('filled_columns_of_a_form')
})
