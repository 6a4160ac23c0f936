import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ApplicationStatus, DocumentRequestStatus } from '#contract/fields/application-status.ts'
import { ViewContent } from '#contract/review/views.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { views } from '#database/schema/review/views.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { testDatabase } from '../../tests/database.ts'
import { loadDemoAccounts } from '../accounts.ts'
import { loadDemo } from '../load-demo.ts'

const connection = testDatabase()

beforeAll(async () => {
  await loadDemoAccounts(connection.db)
  await loadDemo(connection.db)
})

test('one form has a hundred applications, in every status', async () => {
  const { db } = connection
  const rows = await db
    .select({ status: applications.status, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(eq(forms.title, 'Anadolu Başarı Bursu'))
    .groupBy(applications.status)
  expect(rows.map(({ status }) => status).sort()).toEqual([...ApplicationStatus.options].sort())
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(100)
})

test('requests for documents stand in every state, and what has come is there', async () => {
  const rows = await connection.db.select().from(documentRequests)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(DocumentRequestStatus.options))
  for (const { status, fileId, reason } of rows) {
    expect(fileId !== null).toBe(['Uploaded', 'Accepted', 'Refused'].includes(status))
    expect(reason !== null).toBe(status === 'Refused')
  }
})

test('what is awaited is what is open: computing it anew changes nothing', async () => {
  const { db } = connection
  const read = () =>
    db
      .select({ id: applications.id, action: applications.action })
      .from(applications)
      .where(sql`${applications.submittedAt} is not null and ${applications.status} <> 'Withdrawn'`)
      .orderBy(applications.id)
  const before = await read()
  await db.transaction((tx) =>
    updatePendingAction(
      tx,
      before.map(({ id }) => id),
    ),
  )
  expect(await read()).toEqual(before)
})

test('there are notes with pins and colleagues, tags, assignments, threads, views and files', async () => {
  const { db } = connection
  expect(await db.$count(notes)).toBeGreaterThan(50)
  expect(await db.$count(notes, sql`${notes.pinnedAt} is not null`)).toBeGreaterThan(3)
  expect(await db.$count(notes, sql`cardinality(${notes.mentioned}) > 0`)).toBeGreaterThan(3)
  expect(await db.$count(applicationTags)).toBeGreaterThan(50)
  const assigned = await db.$count(assignments)
  expect(assigned).toBeGreaterThan(50)
  expect(await db.$count(applicationHistory, eq(applicationHistory.event, 'assignmentChanged'))).toBe(assigned)
  const replies = sql`${applicationMessages.by} = 'candidate'`
  expect(await db.$count(applicationMessages, replies)).toBeGreaterThan(5)
  expect(
    await db.$count(applicationMessages, sql`${replies} and ${applicationMessages.readAt} is null`),
  ).toBeGreaterThan(2)
  const kept = await db.select().from(views)
  for (const { content } of kept) expect(ViewContent.parse(content)).toEqual(content)
  expect(new Set(kept.map(({ isShared }) => isShared))).toEqual(new Set([true, false]))
  const shown = await db.selectDistinct({ isShown: addedDocuments.isShown }).from(addedDocuments)
  expect(shown).toHaveLength(2)
})

test('some applications to the largest form lack a document, and its members have news, read and unread', async () => {
  const { rows } = await connection.db.execute<{ lacking: number }>(sql`
    select count(*)::int as lacking from application_snapshots s join forms f on f.id = s.form_id
    where f.title = 'Anadolu Başarı Bursu' and s.missing_document_type_ids <> '{}'
      and not exists (select from jsonb_array_elements(s.documents) d
        where (d ->> 'documentTypeId')::int = any(s.missing_document_type_ids))`)
  expect(rows[0]?.lacking).toBeGreaterThan(4)
  const news = await connection.db
    .select({
      email: accounts.email,
      event: notifications.event,
      values: notifications.values,
      read: notifications.readAt,
    })
    .from(notifications)
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .where(eq(accounts.kind, 'Company'))
  const eventsOf = (address: string) => new Set(news.filter(({ email }) => email === address).map(({ event }) => event))
  expect(eventsOf('kurum@kopru.test')).toEqual(new Set(['documentsArrived', 'replyReceived', 'mentionedInNoteAbout']))
  expect(eventsOf('okur@kopru.test')).toContain('applicationsAssigned')
  expect(new Set(news.map(({ read }) => read === null)).size).toBe(2)
  for (const { event, values } of news) expect(newsText('tr', event, values)).toContain(String(values.title))
})

test('nothing has happened before the application came, nor after now', async () => {
  const { rows } = await connection.db.execute(sql`
    select event from application_history h join applications a on a.id = h.application_id
    where h.at > now() + interval '2 minutes' or h.at < a.created_at - interval '1 minute'`)
  expect(rows).toEqual([])
})

test('a history is read in the order in which things happened', async () => {
  const { rows } = await connection.pool.query(`
    select from (
      select at, lag(at) over (partition by application_id order by place) as before from application_history
    ) as happened where at < before`)
  expect(rows).toEqual([])
})
