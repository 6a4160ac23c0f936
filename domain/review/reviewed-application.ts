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
export async function reviewedApplication(db: Database | Transaction, { companyId, formId, appId }: ApplicationIds) {
  const [found] = await db
    .select({ application: applications, snapshot: applicationSnapshots })
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(and(eq(applications.id, appId), eq(applications.formId, formId), eq(applications.companyId, companyId)))
  if (!found) {
    await formOf(db, { companyId, formId })
    throw problem('applications.notFound')
  }
  if (found.application.sealed) throw problem('applications.sealed')
  return found
}

/** The candidate as handed in: what an account is called beside that is not the organization's to read. Null where it was removed. */
export const senderName = ({ name, surname }: Pick<Snapshot, 'name' | 'surname'>): string | null =>
  `${name} ${surname}`.trim() || null
