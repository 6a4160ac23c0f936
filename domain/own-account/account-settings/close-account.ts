import { and, eq, gt, inArray, ne, not, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts, codes, sessions } from '#database/schema/accounts.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { entries } from '#database/schema/entries.ts'
import { interviewers } from '#database/schema/interviews.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { requestKeys } from '#database/schema/request-keys.ts'
import { authenticators, passkeys, recoveryCodes } from '#database/schema/second-factors.ts'
import { endSessionsOf } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { cancelAskedOf, returnUnanswered } from '#domain/applying/applications/cancel-asked.ts'
import { eraseNeverHandedIn } from '#domain/applying/applications/erase-never-handed-in.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { forgetCandidate } from '#domain/own-account/account-settings/forget-candidate.ts'
import { anonymiseWithdrawn } from '#domain/privacy/anonymising/anonymise-withdrawn.ts'
import { leavePlaces } from './leave-places.ts'

/**
 * Closes an account permanently: it cannot sign in again, and its address is free for a new one.
 * Deleted: the e-mail address, the mobile number, the photo, the password, the second factors, the links to Google and
 * the mini-app, codes, preferences, news, request keys with their answers, queued messages to it, and device and
 * address of its sessions; for a candidate the whole profile (`forgetCandidate`), while submitted applications stay as
 * long as their organization keeps them, and withdrawn ones are anonymised at once. Entered applications that the
 * candidate never submitted are deleted too. Open requests to the candidate (documents, bank details, interviews) are
 * cancelled, and a document that was never sent costs nothing. Participations end (`leavePlaces`).
 * Kept: the bare row, which other tables refer to, and the consents, which the law requires us to prove. A candidate's
 * name is deleted; the name of an organization's account stays, because the organization's history shows who decided.
 */
export async function closeAccount(tx: Transaction, account: Account) {
  await endSessionsOf(tx, account.id)
  await tx.update(sessions).set({ device: '', address: '' }).where(eq(sessions.accountId, account.id))
  await tx.delete(codes).where(and(eq(codes.accountId, account.id), ne(codes.purpose, 'invitation')))
  // The row of the code stays, so that the link of a withdrawn invitation can say why it no longer works.
  await tx.update(codes).set({ target: '', usedAt: new Date() }).where(eq(codes.accountId, account.id))
  await tx.delete(authenticators).where(eq(authenticators.accountId, account.id))
  await tx.delete(passkeys).where(eq(passkeys.accountId, account.id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.accountId, account.id))
  await tx.delete(requestKeys).where(eq(requestKeys.accountId, account.id))
  const cancelled = await cancelAskedOf(tx, account.id)
  await leavePlaces(tx, account.id, cancelled.applicationIds)
  await tx.delete(calendarEntries).where(eq(calendarEntries.accountId, account.id))
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, account.id))
  // Removes the member from future interviews only; past ones keep their interviewers.
  await tx
    .delete(interviewers)
    .where(and(eq(interviewers.accountId, account.id), gt(interviewers.startsAt, sql`now()`)))
  await eraseNeverHandedIn(tx, account.id)
  await forgetCandidate(tx, account)
  // After the candidate's documents are deleted, so that their files are deleted too.
  await anonymiseWithdrawn(tx, account.id)
  // Last, so that news added by concurrent transactions on an application or a community are deleted too.
  await tx.delete(notifications).where(eq(notifications.accountId, account.id))
  // Messages to the address of an account that was created closed belong to the address's other account.
  if (!account.deletedAt)
    await tx.delete(outbox).where(and(inArray(outbox.recipient, reachedAt(account)), not(isOpenInvitation)))
  await tx
    .update(accounts)
    .set({ ...nothing, ...nameOf(account), deletedAt: new Date() })
    .where(eq(accounts.id, account.id))
  // Recomputed now that the account is closed, which leaves no pending action.
  await updatePendingAction(tx, cancelled.applicationIds)
  await returnUnanswered(tx, cancelled.documents)
}

/**
 * The invitation to take over an entry, found by the id of its application (`inviteEntered`): the entered data stays
 * until the person answers, and this link is the only way to remove it.
 */
const isOpenInvitation = sql`exists (
  select from ${entries} where ${entries.applicationId} = ${outbox.id} and ${entries.takenOverAt} is null)`

const reachedAt = ({ email, gsm }: Account) => (gsm ? [email, gsm] : [email])

const nothing = {
  email: '',
  emailVerifiedAt: null,
  earlierEmail: null,
  emailChangedAt: null,
  photo: null,
  passwordHash: null,
  googleSubject: null,
  istanbulSeninSubject: null,
  unlinkedProviders: [],
  gsm: null,
  gsmVerifiedAt: null,
  twoFactorGsm: false,
}

const nameOf = ({ kind }: Account) => (kind === 'Candidate' ? { name: '', surname: '' } : {})
