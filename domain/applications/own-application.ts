import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationLock } from './lock-applications.ts'

export interface ApplicationIds {
  readonly candidateId: string
  readonly id: string
}

/** What of the form an application is judged by. */
export const formFields = {
  id: forms.id,
  companyId: forms.companyId,
  number: forms.number,
  state: forms.state,
  publishedVersion: forms.publishedVersion,
  opensAt: forms.opensAt,
  closesAt: forms.closesAt,
  closedBecause: forms.closedBecause,
  closedAt: forms.closedAt,
}

/** In the database's own precision: a change in the millisecond after handing in is a change. */
export const hasUnsentChanges = sql<boolean>`(${applications.submittedAt} is not null and ${applications.changedAt} > ${applications.submittedAt})`

const fields = { application: getTableColumns(applications), form: formFields, hasUnsentChanges }

export type OwnApplication = Awaited<ReturnType<typeof applicationOf>>

/** An application of this candidate with its form; another's does not exist. */
export async function applicationOf(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await db
    .select(fields)
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(isOwn(ids))
  if (!found) throw problem('applications.notFound')
  return found
}

/** The same, for whoever changes it: one at a time. */
export async function lockApplication(tx: Transaction, ids: ApplicationIds) {
  const [found] = await tx
    .select(fields)
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(isOwn(ids))
    .for(applicationLock, { of: applications })
  if (!found) throw problem('applications.notFound')
  return found
}

const isOwn = ({ candidateId, id }: ApplicationIds) =>
  and(eq(applications.id, id), eq(applications.candidateId, candidateId))

/** The version that is being answered: the newest that is published, until it is handed in for good. */
export const answeredVersion = ({ application, form }: Pick<OwnApplication, 'application' | 'form'>) =>
  isWorkedOn(application) ? (form.publishedVersion ?? application.formVersion) : application.formVersion

/** Still the candidate's to change: begun, or handed in and not looked at. */
export const isWorkedOn = ({ status }: Pick<OwnApplication['application'], 'status'>) =>
  status === 'Draft' || status === 'Submitted'
