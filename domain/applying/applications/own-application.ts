import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationLock } from '../../ground/locks/lock-applications.ts'

export interface ApplicationIds {
  readonly candidateId: string
  readonly id: string
}

/** The columns of the form that decide which actions an application allows. */
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
  suspendedAt: forms.suspendedAt,
  takesReplies: forms.takesReplies,
}

/**
 * Compared in PostgreSQL, because its timestamps are more precise than JavaScript's: a change in the millisecond after
 * submitting counts.
 */
export const hasUnsentChanges = sql<boolean>`(${applications.submittedAt} is not null and ${applications.changedAt} > ${applications.submittedAt})`

const fields = { application: getTableColumns(applications), form: formFields, hasUnsentChanges }

export type OwnApplication = Awaited<ReturnType<typeof ownApplication>>

/** Reads an application of this candidate with its form. Other candidates' applications are answered as not found. */
export async function ownApplication(db: Database | Transaction, ids: ApplicationIds) {
  const [found] = await readingOn(db).execute({ ...ids })
  if (!found) throw problem('applications.notFound')
  return found
}

/** Locks an application of this candidate for a change. */
export async function lockApplication(tx: Transaction, ids: ApplicationIds) {
  const [found] = await lockingOn(tx).execute({ ...ids })
  if (!found) throw problem('applications.notFound')
  return found
}

const isTheirs = and(
  eq(applications.id, sql.placeholder('id')),
  eq(applications.candidateId, sql.placeholder('candidateId')),
)

const own = (db: Database | Transaction) =>
  db.select(fields).from(applications).innerJoin(forms, eq(forms.id, applications.formId)).where(isTheirs)

const readingOn = preparedOn((db) => own(db).prepare('own_application'))

const lockingOn = preparedOn((tx) =>
  own(tx).for(applicationLock, { of: applications }).prepare('own_application_locked'),
)

export type AnsweredApplication = Awaited<ReturnType<typeof lockForAnswers>>

/**
 * Locks it for saving answers and reads only the columns needed for that: while typing, a save comes every few
 * seconds.
 */
export async function lockForAnswers(tx: Transaction, ids: ApplicationIds) {
  const [found] = await lockingForAnswersOn(tx).execute({ ...ids })
  if (!found) throw problem('applications.notFound')
  return found
}

const lockingForAnswersOn = preparedOn((tx) => {
  const { id, status, formVersion, lastPlace, createdAt, submittedAt, extendedUntil } = applications
  const { companyId: _, number: __, takesReplies: ___, ...form } = formFields
  return tx
    .select({ application: { id, status, formVersion, lastPlace, createdAt, submittedAt, extendedUntil }, form })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(isTheirs)
    .for(applicationLock, { of: applications })
    .prepare('application_locked_for_answers')
})

/**
 * The version of the form that the application answers: the newest published one until it is in review, then the
 * submitted one.
 */
export const answeredVersion = ({ application, form }: Versions) =>
  isWorkedOn(application) ? (form.publishedVersion ?? application.formVersion) : application.formVersion

interface Versions {
  readonly application: Pick<AnsweredApplication['application'], 'status' | 'formVersion'>
  readonly form: Pick<AnsweredApplication['form'], 'publishedVersion'>
}

/** Whether the candidate may still change it: a draft, or submitted and not reviewed yet. */
export const isWorkedOn = ({ status }: Pick<OwnApplication['application'], 'status'>) =>
  status === 'Draft' || status === 'Submitted'
