import { count, eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCompanyApplication as call } from '#contract/review/company-application.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { removedName } from '#domain/applying/applications/shown-name.ts'
import { describeEntry } from '#domain/applying/entries/describe-entry.ts'
import { ageOn } from '#domain/candidates/eligibility/age-on.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { currentVersion } from '#domain/review/acts/current-version.ts'
import { samePersonAs } from '#domain/review/application-search/same-person.ts'
import { noteSeen } from './mark-seen.ts'
import { profileIn } from './profile-in.ts'
import { resultIn } from './result-in.ts'
import { type ApplicationIds, reviewedApplication } from './reviewed-application.ts'

/** Opening an application marks it as seen by the member; prefetching it does not. */
export async function readCompanyApplication(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  const own = await reviewedApplication(db, ids)
  const { application, snapshot } = own
  const [form] = await formOn(db).execute({ formId: ids.formId, id: ids.appId })
  const { formId, formVersion, profile, fit, gpa, answers, documents, takenAt } = snapshot
  // The steps of the published version, as an application is moved through the current ones.
  const { steps } = await versionContent(db, formId, form?.version ?? formVersion)
  const { id, status, action, stepId, submittedAt, resultPublishedAt } = application
  const [samePerson, entry, noteCount, carried, assigned, version, worded] = await Promise.all([
    samePersonAs(db, own),
    describeEntry(db, snapshot),
    notesOn(db).execute({ id }),
    tagsOn(db).execute({ id }),
    assignedOn(db).execute({ id }),
    currentVersion(db, id),
    profileIn(db, caller.language, profile),
    caller.isAhead ? undefined : noteSeen(db, { appId: id, accountId: signedIn(caller).accountId }),
  ])
  return {
    id,
    version,
    formId,
    formVersion,
    status,
    action,
    stepId,
    fit,
    gpa,
    profile: profile.name === '' && profile.surname === '' ? { ...worded, name: removedName(caller.language) } : worded,
    entry,
    tags: carried,
    assigned,
    formTitle: form?.title ?? '',
    number: receiptNumber(form?.number ?? 0, id),
    steps: steps.map(({ id: step, name }) => ({ id: step, name })),
    submittedAt: (submittedAt ?? takenAt).toISOString(),
    changedAt: takenAt.toISOString(),
    publishedAt: resultPublishedAt?.toISOString() ?? null,
    result: form?.result ? resultIn(caller.language, status, form.result) : null,
    age: profile.birthDate === null ? null : ageOn(new Date(), profile.birthDate),
    counts: { answers: Object.keys(answers).length, documents: documents.length, notes: noteCount[0]?.count ?? 0 },
    // A member who may only write was given the address of one application, not of the others.
    samePerson: isGranted(caller, 'Applications', 'read') ? samePerson : { ...samePerson, items: [] },
  }
}

const id = sql.placeholder('id')

const formOn = preparedOn((db) =>
  db
    .select({ title: forms.title, number: forms.number, version: forms.publishedVersion, result: results })
    .from(forms)
    .leftJoin(results, eq(results.applicationId, id))
    .where(eq(forms.id, sql.placeholder('formId')))
    .prepare('form_of_an_application'),
)

const notesOn = preparedOn((db) =>
  db.select({ count: count() }).from(notes).where(eq(notes.applicationId, id)).prepare('number_of_notes'),
)

const tagsOn = preparedOn((db) =>
  db
    .select({ id: tags.id, name: tags.name, colour: tags.colour })
    .from(applicationTags)
    .innerJoin(tags, eq(tags.id, applicationTags.tagId))
    .where(eq(applicationTags.applicationId, id))
    .orderBy(sql`${tags.name} collate turkish`)
    .prepare('tags_of_an_application'),
)

const assignedOn = preparedOn((db) =>
  db
    .select({ accountId: accounts.id, name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}` })
    .from(assignments)
    .innerJoin(accounts, eq(accounts.id, assignments.accountId))
    .where(eq(assignments.applicationId, id))
    .orderBy(sql`(${accounts.name} || ' ' || ${accounts.surname}) collate turkish`)
    .prepare('assigned_to_an_application'),
)
