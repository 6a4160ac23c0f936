import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addNotes as call } from '#contract/notes.ts'
import { notes } from '#database/schema/notes.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/acts/act-on-applications.ts'

/** Adds one note to each application, all with the same text. */
export async function addNotes(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  return actOnApplications(caller, input, {
    kind: 'addNotes',
    detail: {},
    refusal: sql`null`,
    history: { event: 'noteAdded', detail: {}, visible: false },
    apply: (tx, { applicationIds, accountId }) =>
      tx.execute(sql`
        insert into ${notes} (id, application_id, form_id, account_id, text)
        select ${newIdPerRow}, application_id, ${input.formId}::uuid, ${accountId}::uuid, ${input.text}
        from unnest(${uuids(applicationIds)}) as application_id`),
  })
}
