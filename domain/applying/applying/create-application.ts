import { eq } from 'drizzle-orm'
import type { Application, createApplication as call } from '#contract/applying/applications.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { currentApplication } from '#domain/applying/applications/current-application.ts'
import { type ApplicationIds, formFields, lockApplication } from '#domain/applying/applications/own-application.ts'
import { formById } from '#domain/forms/listings/published-form.ts'
import { newId } from '#platform/ids.ts'
import { versionContent } from '../../forms/forms/version-content.ts'
import { fillFromProfile } from './answers/fill-from-profile.ts'
import { carryOver } from './carry-over.ts'
import { describeApplication } from './following/describe-application.ts'
import { type Consent, keepNewConsents } from './handing-in/consents.ts'
import { requirePlace } from './handing-in/quota.ts'
import { requireAccepted } from './require-editable.ts'
import { acceptanceOf } from './rules/acceptance.ts'

/**
 * Starts an application. A unique index makes sure that a candidate has one open application to a form, however many
 * requests race.
 */
export const createApplication = (caller: Caller, input: Input<typeof call>): Promise<Application> =>
  createAt(caller, input, new Date())

/** The same at a given moment, for tests. */
export async function createAt(caller: Caller, input: Input<typeof call>, at: Date): Promise<Application> {
  const { candidateId, formId, consents = [] } = input
  const known = await openOne(database(), input)
  if (known && consents.length === 0) return describeApplication(caller, { candidateId, id: known })
  if (!known) await formById(formId)
  const id = await database().transaction(async (tx) => {
    const begun = known ?? (await begin(tx, caller, input, at))
    if (consents.length > 0) await agree(tx, caller, { candidateId, id: begun }, consents)
    return begun
  })
  return describeApplication(caller, { candidateId, id })
}

async function agree(tx: Transaction, caller: Caller, ids: ApplicationIds, consents: readonly Consent[]) {
  await keepNewConsents(tx, caller, await lockApplication(tx, ids), consents)
}

/** The existing application, if it is a draft. A submitted one throws; a withdrawn one does not count. */
async function openOne(db: Database | Transaction, input: Input<typeof call>): Promise<string | undefined> {
  const known = await currentApplication(db, input)
  if (known && known.shownStatus !== 'Draft') {
    throw problem('applications.duplicate', {}, undefined, { applicationId: known.id })
  }
  return known?.id
}

async function begin(tx: Transaction, caller: Caller, input: Input<typeof call>, at: Date): Promise<string> {
  const { formId, candidateId } = input
  const [form] = await tx.select(formFields).from(forms).where(eq(forms.id, formId)).for('share')
  if (!form || form.publishedVersion === null) throw problem('forms.notFound')
  requireAccepted(acceptanceOf(form, at), form, caller)
  const { companyId, publishedVersion: formVersion } = form
  const content = await versionContent(tx, formId, formVersion)
  await requirePlace(tx, { id: formId, content })
  const [begun] = await tx
    .insert(applications)
    .values({ id: newId(), formId, companyId, candidateId, formVersion })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  // A concurrent request was first; if that application is being deleted, the new one is inserted after all.
  if (!begun) return (await openOne(tx, input)) ?? begin(tx, caller, input, at)
  await addHistory(tx, caller, { applicationIds: [begun.id], event: 'created' })
  if (!input.blank) await carryOver(tx, { id: begun.id, formId, candidateId }, content)
  await fillFromProfile(tx, { id: begun.id, candidateId }, content)
  return begun.id
}
