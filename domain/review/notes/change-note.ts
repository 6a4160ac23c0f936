import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { mentionedIn } from '#contract/review/mentions.ts'
import type { editNote as editCall, pinNote as pinCall, removeNote as removeCall } from '#contract/review/notes.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { notes } from '#database/schema/review/notes.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { requireNotAnonymised } from '#domain/applying/applications/require-not-anonymised.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { canEdit, canRemove, describeNotes, type NoteRecord } from './list-notes.ts'
import { notifyMentioned, requireColleagues } from './mentions.ts'

export async function editNote(caller: Caller, input: Input<typeof editCall>): Promise<Output<typeof editCall>> {
  const { companyId, formId, appId, text } = input
  const edited = await database().transaction(async (tx) => {
    const note = await lockedNote(tx, input)
    if (!canEdit(caller, note)) throw problem('notes.notYours')
    await requireNotAnonymised(tx, appId)
    if (note.text === text) return note
    if (input.version !== undefined && input.version !== note.version) throw await changedSince(caller, note)
    // Members mentioned before were notified then, and may have left since.
    const newlyNamed = mentionedIn(text).filter((id) => !note.mentioned.includes(id))
    await requireColleagues(tx, companyId, newlyNamed)
    const change = {
      text,
      editedAt: new Date(),
      mentioned: [...note.mentioned, ...newlyNamed],
      version: note.version + 1,
    }
    await tx.update(notes).set(change).where(eq(notes.id, note.id))
    await notifyMentioned(tx, { formId, appId, accountIds: newlyNamed, by: note.accountId })
    return { ...note, ...change }
  })
  return describeNote(caller, edited)
}

/** Members who may change applications pin notes, for all members. Pinning is not in the history. */
export async function pinNote(caller: Caller, input: Input<typeof pinCall>): Promise<Output<typeof pinCall>> {
  const pinned = await database().transaction(async (tx) => {
    const note = await lockedNote(tx, input)
    if ((note.pinnedAt !== null) === input.pinned) return note
    const pinnedAt = input.pinned ? new Date() : null
    await tx.update(notes).set({ pinnedAt }).where(eq(notes.id, note.id))
    return { ...note, pinnedAt }
  })
  return describeNote(caller, pinned)
}

async function describeNote(caller: Caller, note: NoteRecord) {
  const [described] = await describeNotes(caller, [note])
  if (!described) throw problem('applications.partNotFound')
  return described
}

/** Builds the problem with the note's current text and its author. */
async function changedSince(caller: Caller, note: NoteRecord) {
  const { version, text, accountId, editedAt, createdAt } = note
  const names = await accountNames(database(), [accountId])
  return problem('notes.changedSince', {}, undefined, {
    newerNote: {
      version,
      text,
      changedBy: names.get(accountId) ?? '',
      changedByMe: accountId === caller.person?.accountId,
      changedAt: (editedAt ?? createdAt).toISOString(),
    },
  })
}

/** Deletes the note and its text; the history keeps who deleted it, and when. */
export async function removeNote(caller: Caller, input: Input<typeof removeCall>): Promise<null> {
  return database().transaction(async (tx) => {
    const note = await lockedNote(tx, input)
    if (!canRemove(caller, note)) throw problem('permissions.missing')
    await tx.delete(notes).where(eq(notes.id, note.id))
    await addHistory(tx, caller, { applicationIds: [input.appId], event: 'noteRemoved', visible: false })
    return null
  })
}

/** Finds a note of the application and locks the application, as every change of its related rows does. */
async function lockedNote(tx: Transaction, ids: Input<typeof removeCall>): Promise<NoteRecord> {
  const { appId, noteId } = ids
  await requireReviewed(tx, ids)
  await lockApplications(tx, eq(applications.id, appId))
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, noteId), eq(notes.applicationId, appId)))
  if (!note) throw problem('applications.partNotFound')
  return note
}
