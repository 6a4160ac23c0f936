import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { ApplicationRow } from '#contract/applying/applications.ts'
import type { ListingState } from '#contract/listings/listings.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import {
  type ApplicationIds,
  answeredVersion,
  formFields,
  hasUnsentChanges,
} from '#domain/applying/applications/own-application.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { pictureAddress } from '#platform/text/media-addresses.ts'
import { versionContents } from '../../../forms/forms/version-content.ts'
import { documentFacts } from '../documents/document-facts.ts'
import { progressOf } from '../rules/progress-of.ts'
import { asAsked, nothingTyped, workingCopies } from '../working-copy.ts'

/**
 * The form's state by its dates, as the public sees it; an archived form counts as closed, and so does one of a
 * suspended organization.
 */
const formState = sql<ListingState>`case
  when ${forms.state} <> 'Published' or ${forms.suspendedAt} is not null or ${forms.closesAt} <= now() then 'Closed'
  when ${forms.opensAt} > now() then 'Upcoming' else 'Open' end`

const takesPart = sql<boolean>`exists (
  select from ${participants} where ${participants.applicationId} = ${applications.id})`

const applicationFields = {
  application: getTableColumns(applications),
  form: { ...formFields, type: forms.type },
  title: shownTitle,
  formState,
  hasUnsentChanges,
  takesPart,
  company: {
    id: companies.id,
    companyNumber: companies.number,
    name: companies.name,
    photo: companies.photo,
    verifiedAt: companies.verifiedAt,
  },
}

export const selectApplications = (db: Database | Transaction) =>
  db
    .select(applicationFields)
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(listings, eq(listings.formId, applications.formId))
    .$dynamic()

export type FoundApplication = Awaited<ReturnType<typeof selectApplications>>[number]

export const findApplication = async (db: Database | Transaction, ids: ApplicationIds) =>
  (await applicationOn(db).execute({ ...ids }))[0]

const applicationOn = preparedOn((db) =>
  selectApplications(db)
    .where(
      and(eq(applications.id, sql.placeholder('id')), eq(applications.candidateId, sql.placeholder('candidateId'))),
    )
    .prepare('application_of_candidate'),
)

/** Rows of one candidate's applications for lists, in a handful of queries for any number. */
export async function ownApplicationRows(
  db: Database | Transaction,
  candidateId: string,
  found: readonly FoundApplication[],
): Promise<ApplicationRow[]> {
  const drafts = found
    .filter(({ application }) => application.shownStatus === 'Draft')
    .map(({ application }) => application.id)
  const copies = await workingCopies(db, drafts)
  const contents = await versionContents(
    db,
    found.map((row) => ({ formId: row.form.id, version: stepsVersion(row) })),
  )
  const isDraft = (at: number) => found[at]?.application.shownStatus === 'Draft'
  const facts = await documentFacts(
    db,
    candidateId,
    contents.filter((_, at) => isDraft(at)),
  )
  const unread = await unreadMessages(
    db,
    found.map(({ application }) => application.id),
  )
  return contents.flatMap((content, at) => {
    const row = found[at]
    if (!row) return []
    const { id, stepId } = row.application
    const copy = asAsked(content, copies.get(id) ?? nothingTyped)
    return {
      ...headOf(row),
      step: content.steps.find((step) => step.id === stepId)?.name ?? null,
      progress: isDraft(at) ? progressOf({ content, ...copy, facts }) : 100,
      unreadMessages: unread.get(id) ?? 0,
    }
  })
}

/** Steps come from the published version, whichever version was answered: applications move along the present steps. */
export const stepsVersion = (row: Pick<FoundApplication, 'application' | 'form'>) =>
  row.application.shownStatus === 'Draft'
    ? answeredVersion(row)
    : (row.form.publishedVersion ?? row.application.formVersion)

function headOf({ application, form, company, ...rest }: FoundApplication) {
  const { id, formId, action, createdAt, changedAt, shownStatus, extendedUntil } = application
  // An application that the organization entered and the candidate has not submitted is a draft to the candidate.
  const submittedAt = shownStatus === 'Draft' ? null : application.submittedAt
  const isExtended = extendedUntil !== null && extendedUntil > new Date() && form.suspendedAt === null
  const { verifiedAt, photo, ...named } = company
  return {
    id,
    formId,
    action,
    formIdentityNumber: form.number,
    formType: form.type,
    title: rest.title,
    company: { ...named, photo: pictureAddress(photo), verified: verifiedAt !== null },
    status: shownStatus,
    formState: isExtended ? 'Open' : rest.formState,
    closesAt: (isExtended ? laterOf(form.closesAt, extendedUntil) : form.closesAt)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    hasUnsentChanges: shownStatus === 'Submitted' && application.status === 'Submitted' && rest.hasUnsentChanges,
  }
}

const laterOf = (closesAt: Date | null, extendedUntil: Date) =>
  closesAt === null || closesAt > extendedUntil ? closesAt : extendedUntil

async function unreadMessages(db: Database | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await unreadOn(db).execute({ ids })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const unreadOn = preparedOn((db) =>
  db
    .select({ id: applicationMessages.applicationId, count: sql<number>`count(*)` })
    .from(applicationMessages)
    .where(
      and(
        sql`${applicationMessages.applicationId} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(applicationMessages.readAt),
        ne(applicationMessages.by, 'candidate'),
      ),
    )
    .groupBy(applicationMessages.applicationId)
    .prepare('unread_messages'),
)
