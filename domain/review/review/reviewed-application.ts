import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'

export interface ApplicationIds {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

export type Snapshot = typeof applicationSnapshots.$inferSelect

/** A submitted application of this organization. Drafts and other organizations' applications do not exist. */
export async function reviewedApplication(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await reviewedOn(db).execute(asked(ids))
  if (!found) throw await notThere(db, ids)
  if (found.application.sealed) throw problem('applications.sealed')
  return found
}

const reviewedOn = preparedOn((db) =>
  db
    .select({ application: applications, snapshot: applicationSnapshots })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(isTheirs)
    .prepare('reviewed_application'),
)

/** Refuses like `reviewedApplication` but reads only the name, because a snapshot may be long. */
export async function requireReviewed(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await briefOn(db).execute(asked(ids))
  if (!found) throw await notThere(db, ids)
  if (found.sealed) throw problem('applications.sealed')
  return found
}

const briefOn = preparedOn((db) =>
  db
    .select({
      sealed: applications.sealed,
      candidateId: applications.candidateId,
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
    })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(isTheirs)
    .prepare('whether_reviewed'),
)

const isTheirs = and(
  eq(applications.id, sql.placeholder('appId')),
  eq(applications.formId, sql.placeholder('formId')),
  eq(applications.companyId, sql.placeholder('companyId')),
)

const asked = ({ companyId, formId, appId }: ApplicationIds) => ({ companyId, formId, appId })

async function notThere(db: Database | Transaction, form: ApplicationIds) {
  await formOf(db, form)
  return problem('applications.notFound')
}

/** The candidate's name as submitted: the organization may not read the account's name. Null if it was removed. */
export const senderName = ({ name, surname }: Pick<Snapshot, 'name' | 'surname'>): string | null =>
  `${name} ${surname}`.trim() || null
