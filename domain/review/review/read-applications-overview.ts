import { and, countDistinct, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readApplicationsOverview as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { isUnreadReply } from '#domain/applying/applications/unread-replies.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { isOverdue } from '#domain/forms/forms/state-now.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import type { Language } from '#domain/ground/reference/prepared.ts'
import { filledColumns } from '#domain/review/application-search/choices/filled-columns.ts'
import { filterNames } from './filter-names.ts'

type Asked = Input<typeof call>

export async function readApplicationsOverview({ language }: Caller, asked: Asked): Promise<Output<typeof call>> {
  const ids: FormIds = { companyId: asked.companyId, formId: asked.formId }
  const form = await formOf(database(), ids)
  const { title, type, publishedVersion, closesAt } = form
  const [content, { awaitingReply, ...numbers }, filled, unreadReplies, chosen] = await Promise.all([
    publishedVersion === null ? undefined : versionContent(database(), ids.formId, publishedVersion),
    numbersOf(ids),
    filledColumns(database(), ids),
    countUnread(ids),
    chosenOf(asked, language),
  ])
  return {
    title,
    type,
    quota: content?.basics.quota ?? null,
    closeWhenFull: content?.basics.closeWhenFull ?? false,
    closesAt: closesAt?.toISOString() ?? null,
    closedAt: (isOverdue(form) ? closesAt : form.closedAt)?.toISOString() ?? null,
    steps: (content?.steps ?? []).map(({ id, name }) => ({ id, name })),
    questions: (content?.questions ?? [])
      .filter(({ kind }) => kind !== 'page')
      .map(({ id, kind, label, options }) => ({ id, kind, label, options })),
    ...numbers,
    unreadReplies,
    filled: [
      ...(awaitingReply > 0 ? (['action'] as const) : []),
      ...((content?.documents ?? []).length > 0 ? (['documents'] as const) : []),
      ...filled,
    ],
    chosen,
  }
}

async function numbersOf(ids: FormIds) {
  const [numbers = nothingYet] = await numbersOn(database()).execute({ ...ids })
  return numbers
}

const [companyId, formId] = [sql.placeholder('companyId'), sql.placeholder('formId')]

const numbersOn = preparedOn((db) => {
  const { status, sealed } = applicationCounts
  return db
    .select({
      applications: numberOf(counted.isApplication),
      awaiting: numberOf(counted.isAwaitingReview),
      awaitingReply: numberOf(counted.isAwaitingReply),
      approved: numberOf(counted.isApproved),
      withdrawn: numberOf(sql`${status} = 'Withdrawn' and not ${sealed}`),
      sealed: numberOf(counted.isSealed),
      drafts: numberOf(sql`${status} = 'Draft'`),
    })
    .from(applicationCounts)
    .where(and(eq(applicationCounts.formId, formId), eq(applicationCounts.companyId, companyId)))
    .prepare('numbers_of_a_form')
})

/** Applications to the form with an unread reply; sealed ones are not counted. */
async function countUnread(ids: FormIds): Promise<number> {
  const [counted] = await unreadOn(database()).execute({ ...ids })
  return counted?.count ?? 0
}

const unreadOn = preparedOn((db) =>
  db
    .select({ count: countDistinct(applicationMessages.applicationId) })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(
      and(
        eq(applicationMessages.companyId, companyId),
        isUnreadReply,
        eq(applications.formId, formId),
        eq(applications.sealed, false),
      ),
    )
    .prepare('unread_replies_of_a_form'),
)

const nothingYet = { applications: 0, awaiting: 0, awaitingReply: 0, approved: 0, withdrawn: 0, sealed: 0, drafts: 0 }

/** The names of the chosen filters, even if no application matches them. */
async function chosenOf(asked: Asked, language: Language) {
  const [references, types] = await Promise.all([
    filterNames(language, asked),
    documentTypeNames(database(), language, asked.documentTypeId ?? []),
  ])
  return { ...references, documentTypes: [...types].map(([id, name]) => ({ id, name })) }
}
