import { and, eq } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { formVersions } from '#database/schema/forms.ts'
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

/** A form as it was when it was answered. */
export async function contentOf(
  db: Database | Transaction,
  { formId, formVersion }: Pick<Snapshot, 'formId' | 'formVersion'>,
): Promise<FormContent> {
  const [version] = await db
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), eq(formVersions.version, formVersion)))
  if (!version) throw new Error(`Form ${formId} has no version ${formVersion}, though it was answered`)
  return version.content
}
