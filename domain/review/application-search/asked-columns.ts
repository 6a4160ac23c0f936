import { desc, eq, inArray, sql } from 'drizzle-orm'
import { questionOf } from '#contract/review/list-columns.ts'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import type { Database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { interviewBookings, interviewSlots, interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { answerTexts } from '#domain/applying/applications/answer-words.ts'
import { scoresOf } from '#domain/applying/applications/interview-score.ts'
import { isUnreadReply } from '#domain/applying/applications/unread-replies.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import type { Language } from '#platform/text/locales.ts'

type Extra = Pick<
  CompanyApplicationRow,
  'tags' | 'assigned' | 'notes' | 'lastMessage' | 'interview' | 'interviewScore' | 'answers'
>

/** The optional columns of the given rows: a fixed number of statements, and only for requested columns. */
export async function askedColumns(
  db: Database,
  language: Language,
  ids: readonly string[],
  columns: readonly string[],
): Promise<(id: string) => Extra> {
  const questionIds = columns.flatMap((column) => questionOf(column) ?? [])
  const [tagged, assigned, noted, written, invited, scored, answers] = await Promise.all([
    columns.includes('tags') ? tagsOf(db, ids) : undefined,
    columns.includes('assigned') ? assignedTo(db, ids) : undefined,
    columns.includes('notes') ? notesOf(db, ids) : undefined,
    columns.includes('lastMessage') ? lastMessages(db, ids) : undefined,
    columns.includes('interview') ? lastInvitations(db, ids) : undefined,
    columns.includes('interviewScore') ? scoresIn(db, ids) : undefined,
    questionIds.length > 0 ? answersOf(db, language, ids, questionIds) : undefined,
  ])
  return (id) => ({
    ...(tagged && { tags: tagged.get(id) ?? [] }),
    ...(assigned && { assigned: assigned.get(id) ?? [] }),
    ...(noted && { notes: noted.get(id) ?? 0 }),
    ...(written && { lastMessage: written.get(id) ?? null }),
    ...(invited && { interview: invited.get(id) ?? null }),
    ...(scored && { interviewScore: scored.get(id) ?? null }),
    ...(answers && { answers: answers.get(id) ?? {} }),
  })
}

/** The tags of each application, in the order of their names. */
async function tagsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await db.execute<{ id: string; tags: string[] }>(sql`
    select pair.application_id as id, array_agg(pair.tag_id::text order by own.name collate turkish) as tags
    from ${applicationTags} as pair join ${tags} as own on own.id = pair.tag_id
    where pair.application_id = any(${uuids(ids)}) group by pair.application_id`)
  return new Map(rows.map((row) => [row.id, row.tags]))
}

async function assignedTo(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await db.execute<{ id: string; accounts: string[] }>(sql`
    select pair.application_id as id, array_agg(pair.account_id::text order by pair.account_id) as accounts
    from ${assignments} as pair where pair.application_id = any(${uuids(ids)}) group by pair.application_id`)
  return new Map(rows.map((row) => [row.id, row.accounts]))
}

async function notesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: notes.applicationId, count: sql<number>`count(*)::int` })
    .from(notes)
    .where(sql`${notes.applicationId} = any(${uuids(ids)})`)
    .groupBy(notes.applicationId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The last message of each thread, without automatic messages. */
async function lastMessages(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectDistinctOn([applicationMessages.applicationId], {
      id: applicationMessages.applicationId,
      at: applicationMessages.createdAt,
      by: applicationMessages.by,
      text: sql<string>`left(${applicationMessages.text}, 120)`,
      isUnread: sql<boolean>`${isUnreadReply}`,
    })
    .from(applicationMessages)
    .where(sql`${applicationMessages.applicationId} = any(${uuids(ids)}) and ${applicationMessages.by} <> 'system'`)
    .orderBy(applicationMessages.applicationId, desc(applicationMessages.createdAt), desc(applicationMessages.id))
  return new Map(rows.map(({ id, at, ...said }) => [id, { ...said, at: at.toISOString() }]))
}

/** The last interview invitation of each application, with the chosen time. */
async function lastInvitations(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectDistinctOn([invitations.applicationId], {
      id: invitations.applicationId,
      status: invitations.status,
      startsAt: interviewSlots.startsAt,
    })
    .from(invitations)
    .leftJoin(interviewBookings, eq(interviewBookings.invitationId, invitations.id))
    .leftJoin(interviewSlots, eq(interviewSlots.id, interviewBookings.slotId))
    .where(sql`${invitations.applicationId} = any(${uuids(ids)})`)
    .orderBy(invitations.applicationId, desc(invitations.id))
  return new Map(rows.map(({ id, status, startsAt }) => [id, { status, startsAt: startsAt?.toISOString() ?? null }]))
}

async function scoresIn(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ application_id: string; score: number }>(scoresOf(uuids(ids)))
  return new Map(rows.map((row) => [row.application_id, row.score]))
}

/** The answers to these questions as text, each by the form version that was answered. */
async function answersOf(db: Database, language: Language, ids: readonly string[], questionIds: readonly string[]) {
  const rows = await db
    .select({
      id: snapshots.applicationId,
      formId: snapshots.formId,
      version: snapshots.formVersion,
      // Only the requested answers: an application's answers may be long.
      answers: sql<(typeof snapshots.$inferSelect)['answers']>`(
        select jsonb_object_agg(question, coalesce(${snapshots.answers} -> question, 'null'))
        from unnest(${sql.param([...questionIds])}::text[]) as question)`,
    })
    .from(snapshots)
    .where(inArray(snapshots.applicationId, [...ids]))
  const contents = await versionContents(db, rows)
  const asked = rows.map(({ id, answers }, at) => ({
    id,
    answers,
    questions: (contents[at]?.questions ?? []).filter((question) => questionIds.includes(question.id)),
  }))
  return answerTexts(db, language, asked)
}
