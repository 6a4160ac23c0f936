import { and, eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { formOf } from '#domain/forms/own-form.ts'

export interface ApplicationIds {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
}

export type Snapshot = typeof applicationSnapshots.$inferSelect

/** What was handed in to a form of this organization. What never was, or is another's, does not exist. */
export async function reviewedApplication(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await db
    .select({ application: applications, snapshot: applicationSnapshots })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(isTheirs(ids))
  if (!found) throw await notThere(db, ids)
  if (found.application.sealed) throw problem('applications.sealed')
  return found
}

/** Refuses as `reviewedApplication` does, and reads nothing of what was handed in, which may be long. */
export async function demandReviewed(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await db
    .select({ sealed: applications.sealed, candidateId: applications.candidateId })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(isTheirs(ids))
  if (!found) throw await notThere(db, ids)
  if (found.sealed) throw problem('applications.sealed')
  return found
}

const isTheirs = ({ companyId, formId, appId }: ApplicationIds) =>
  and(eq(applications.id, appId), eq(applications.formId, formId), eq(applications.companyId, companyId))

async function notThere(db: Database | Transaction, form: ApplicationIds) {
  await formOf(db, form)
  return problem('applications.notFound')
}

/** The candidate as handed in: what an account is called beside that is not the organization's to read. Null where it was removed. */
export const senderName = ({ name, surname }: Pick<Snapshot, 'name' | 'surname'>): string | null =>
  `${name} ${surname}`.trim() || null
