import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { RemovedBecause } from '#contract/entries/entry-words.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { entries } from '#database/schema/entries.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { outbox } from '#database/schema/outbox.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { retentionHolds } from '#database/schema/retention/retention-holds.ts'
import { retentionNotices } from '#database/schema/retention/retention-notices.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { forgetNewsOf } from '#domain/ground/notifications/forget-news-of.ts'
import { addHistory } from './add-history.ts'
import { noProfile } from './no-profile.ts'

/**
 * Tables with what members write and add about an application, and with what a candidate who took it over has sent.
 * `remove-entry.test.ts` fails if a new table is in no list.
 */
export const written = [
  notes,
  addedDocuments,
  applicationMessages,
  applicationTags,
  documentRequests,
  bankInfos,
  applicationResults,
  retentionHolds,
  retentionNotices,
] as const

/**
 * Removes the data that an organization entered about people. The applications remain as empty withdrawn ones, so that
 * the organization sees their state and its numbers stay correct. The caller has locked them.
 */
export async function eraseEntered(
  tx: Transaction,
  caller: Pick<Caller, 'person'>,
  applicationIds: readonly string[],
  because: RemovedBecause,
) {
  if (applicationIds.length === 0) return
  const theirs = sql`any(${uuids(applicationIds)})`
  await addHistory(tx, caller, { applicationIds, event: 'entryRemoved', detail: { because }, visible: false })
  await tx
    .update(applications)
    .set({ status: 'Withdrawn', action: 'None', withdrawnAt: sql`now()` })
    .where(sql`${applications.id} = ${theirs}`)
  await tx
    .update(applicationSnapshots)
    .set({ ...nothing, profile: noProfile })
    .where(sql`${applicationSnapshots.applicationId} = ${theirs}`)
  for (const table of written) await tx.delete(table).where(sql`${table.applicationId} = ${theirs}`)
  await tx
    .update(interviewInvitations)
    .set({ wish: null })
    .where(sql`${interviewInvitations.applicationId} = ${theirs}`)
  await endParticipation(tx, theirs)
  await forgetNewsOf(tx, applicationIds)
  // The invitation has the id of its application in the outbox (`inviteEntered`).
  await tx.delete(outbox).where(sql`${outbox.id} = ${theirs}`)
  await tx
    .update(entries)
    .set({ removedAt: sql`now()`, removedBecause: because })
    .where(sql`${entries.applicationId} = ${theirs}`)
}

/**
 * Cancels payments and removes the bank account: one open payment without a payee would keep a payment run from being
 * made.
 */
async function endParticipation(tx: Transaction, theirs: SQL) {
  const left = {
    status: 'Left',
    statusSince: sql`(now() at time zone 'Europe/Istanbul')::date`,
    statusReason: '',
  } as const
  await tx
    .update(participants)
    .set({ ...left, name: '', surname: '', email: '', version: sql`${participants.version} + 1` })
    .where(sql`${participants.applicationId} = ${theirs}`)
  await tx
    .update(payments)
    .set({ status: 'Cancelled', heldBecause: null, cancelCause: 'Left', version: sql`${payments.version} + 1` })
    .where(sql`${payments.applicationId} = ${theirs} and ${payments.status} in ('Planned', 'Approved')`)
}

const nothing = {
  name: '',
  surname: '',
  email: '',
  fit: 'unknown',
  level: null,
  classId: null,
  universityId: null,
  facultyId: null,
  departmentId: null,
} as const
