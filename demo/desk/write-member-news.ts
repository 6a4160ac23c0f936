import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { newIdPerRow } from '#database/uuids.ts'

const list = sql`'/organizations-dashboard/forms/' || ${forms.id} || '/applications'`

/** Of whatever happened the members were told: of replies and documents, of notes that name them, of what was assigned to them. */
export async function writeMemberNews(tx: Transaction) {
  const who = sql`${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname}`
  const { createdAt, readAt } = applicationMessages
  await tx.execute(sql`
    insert into ${notifications} (id, account_id, kind, event, values, address, created_at, read_at)
    select ${newIdPerRow}, ${assignments.accountId}, 'messages', 'replyReceived',
      jsonb_build_object('title', ${forms.title}, 'name', ${who}),
      ${list} || '/' || ${applications.id} || '#messages', ${createdAt}, ${readAt}
    from ${applicationMessages}
    join ${applications} on ${applications.id} = ${applicationMessages.applicationId}
    join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${applications.id}
    join ${assignments} on ${assignments.applicationId} = ${applications.id}
    join ${forms} on ${forms.id} = ${applications.formId}
    where ${applicationMessages.by} = 'candidate'`)
  await tx.execute(sql`
    insert into ${notifications} (id, account_id, kind, event, values, address, created_at, read_at)
    select ${newIdPerRow}, named, 'messages', 'mentionedInNoteAbout',
      jsonb_build_object('title', ${forms.title}, 'name', ${who}, 'author', ${accounts.name} || ' ' || ${accounts.surname}),
      ${list} || '/' || ${notes.applicationId}, ${notes.createdAt}, ${readAfterTwoDays(notes.createdAt)}
    from ${notes} cross join unnest(${notes.mentioned}) as named
    join ${accounts} on ${accounts.id} = ${notes.accountId}
    join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${notes.applicationId}
    join ${forms} on ${forms.id} = ${notes.formId}`)
  const { uploadedAt } = documentRequests
  await tx.execute(sql`
    insert into ${notifications} (id, account_id, kind, event, values, address, created_at, read_at)
    select ${newIdPerRow}, coalesce(${assignments.accountId}, ${documentRequests.requestedBy}), 'documents', 'documentsArrived',
      jsonb_build_object('title', ${forms.title}, 'name', ${who}, 'count', 1),
      ${list} || '/' || ${documentRequests.applicationId} || '#documents', ${uploadedAt}, ${readAfterTwoDays(uploadedAt)}
    from ${documentRequests}
    join ${applicationSnapshots} on ${applicationSnapshots.applicationId} = ${documentRequests.applicationId}
    left join ${assignments} on ${assignments.applicationId} = ${documentRequests.applicationId}
    join ${forms} on ${forms.id} = ${documentRequests.formId}
    where ${documentRequests.status} = 'Uploaded'`)
  const assignedAt = sql`max(${applicationHistory.at})`
  await tx.execute(sql`
    insert into ${notifications} (id, account_id, kind, event, values, address, created_at, read_at)
    select ${newIdPerRow}, ${assignments.accountId}, 'applications', 'applicationsAssigned',
      jsonb_build_object('title', ${forms.title}, 'count', count(*)),
      ${list} || '?mine=true', ${assignedAt}, ${readAfterTwoDays(assignedAt)}
    from ${assignments}
    join ${forms} on ${forms.id} = ${assignments.formId}
    join ${applicationHistory} on ${applicationHistory.applicationId} = ${assignments.applicationId}
      and ${applicationHistory.event} = 'assignmentChanged' and ${applicationHistory.accountId} <> ${assignments.accountId}
    group by ${forms.id}, ${assignments.accountId}`)
}

const readAfterTwoDays = (at: AnyPgColumn | SQL) =>
  sql`case when ${at} < now() - interval '2 days' then ${at} + interval '2 hours' end`
