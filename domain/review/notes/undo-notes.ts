import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { notes } from '#database/schema/review/notes.ts'
import { uuids } from '#database/uuids.ts'
import type { UndoWay } from '#domain/review/acts/undo-rules.ts'

/** Undoes the adding of notes: a note that was edited or pinned since stays. */
export const notesWay: UndoWay = {
  event: 'noteRemoved',
  isChangedSince: (actId) => sql`not exists (select from ${notes} where ${notes.applicationId} = ${applications.id}
    and ${notes.actId} = ${actId}::uuid and ${notes.editedAt} is null and ${notes.pinnedAt} is null)`,
  detail: () => sql`'{}'::jsonb`,
  visible: () => false,
  apply: (tx, actId, applicationIds) =>
    tx.execute(sql`delete from ${notes} where ${notes.actId} = ${actId}::uuid
      and ${notes.applicationId} = any(${uuids(applicationIds)})`),
}
