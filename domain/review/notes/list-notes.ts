import { desc, eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mentionedIn } from '#contract/review/mentions.ts'
import type { listNotes as call, Note } from '#contract/review/notes.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { notes } from '#database/schema/review/notes.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'

export type NoteRecord = typeof notes.$inferSelect

export async function listNotes(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await requireReviewed(db, ids)
  return { items: await describeNotes(caller, await notesOn(db).execute({ appId: ids.appId })) }
}

const notesOn = preparedOn((db) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.applicationId, sql.placeholder('appId')))
    .orderBy(sql`${notes.pinnedAt} desc nulls last`, desc(notes.createdAt), desc(notes.id))
    .prepare('notes_on_an_application'),
)

/**
 * Notes as the caller sees them: with the names of authors and mentioned members, and what the caller may do with each.
 */
export async function describeNotes(caller: Caller, rows: readonly NoteRecord[]): Promise<Note[]> {
  const names = await accountNames(
    database(),
    rows.flatMap(({ accountId, text }) => [accountId, ...mentionedIn(text)]),
  )
  return rows.map((note) => ({
    id: note.id,
    text: note.text,
    mentions: mentionedIn(note.text).map((id) => ({ id, name: names.get(id) ?? '' })),
    author: names.get(note.accountId) ?? '',
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
    version: note.version,
    pinnedAt: note.pinnedAt?.toISOString() ?? null,
    can: {
      // An anonymised note has no text left to edit.
      edit: note.text !== '' && canEdit(caller, note),
      remove: canRemove(caller, note),
      pin: isGranted(caller, 'Applications', 'write'),
    },
  }))
}

export const canEdit = (caller: Caller, { accountId }: NoteRecord): boolean =>
  caller.person?.accountId === accountId && isGranted(caller, 'Applications', 'write')

export const canRemove = (caller: Caller, note: NoteRecord): boolean =>
  canEdit(caller, note) || isGranted(caller, 'Applications', 'full')
