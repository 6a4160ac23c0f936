import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mentionedIn } from '#contract/review/mentions.ts'
import type { addNotes as call } from '#contract/review/notes.ts'
import { notes } from '#database/schema/review/notes.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { notifyMentioned, requireColleagues } from './mentions.ts'

/** Adds one note with the same text to each application; a mentioned member is notified once. */
export async function addNotes(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, text, applicationIds: named } = input
  const mentioned = mentionedIn(text)
  return actOnApplications(caller, input, {
    kind: 'addNotes',
    detail: {},
    demand: (tx) => requireColleagues(tx, companyId, mentioned),
    refusal: sql`null`,
    history: { event: 'noteAdded', detail: {}, visible: false },
    async apply(tx, { applicationIds, accountId, actId }) {
      await tx.execute(sql`
        insert into ${notes} (id, application_id, form_id, act_id, account_id, text, mentioned)
        select ${newIdPerRow}, application_id, ${formId}::uuid, ${actId}::uuid, ${accountId}::uuid, ${text}, ${uuids(mentioned)}
        from unnest(${uuids(applicationIds)}) as application_id`)
      const appId = named?.length === 1 ? named[0] : undefined
      await notifyMentioned(tx, { formId, appId, accountIds: mentioned, by: accountId, actId })
    },
  })
}
