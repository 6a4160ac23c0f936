import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ActAnswer } from '#contract/applications/acts.ts'
import type { ActKind, ApplicationEvent } from '#contract/applications/application-events.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { showsStatus } from '#domain/applications/shows-status.ts'
import type { FormIds } from '#domain/forms/own-form.ts'
import { actOnApplications } from './act-on-applications.ts'

/**
 * The acts that can be undone, because they sent no message: the column of an application that each changed, and the
 * history event that it wrote.
 */
export const undoable: Partial<Record<ActKind, { readonly column: Column; readonly event: ApplicationEvent }>> = {
  changeStatus: { column: 'status', event: 'statusChanged' },
  changeStep: { column: 'step_id', event: 'stepChanged' },
  changeAction: { column: 'action', event: 'actionChanged' },
}
type Column = 'status' | 'step_id' | 'action'

interface Undone extends FormIds {
  readonly actId: string
}

/** Undoes an act for the applications that nobody has changed since; the others keep their state and are counted. */
export async function undoAct(caller: Caller, { companyId, formId, actId }: Undone): Promise<ActAnswer> {
  const { kind, applicationIds } = await actToUndo({ companyId, formId, actId })
  const way = undoable[kind]
  if (!way || applicationIds.length === 0) throw problem('acts.notUndoable')
  const { event, column } = way
  const written = sql`(select detail from ${applicationHistory} as written
    where written.act_id = ${actId}::uuid and written.application_id = ${applications.id})`
  const now = sql`${applications}.${sql.identifier(column)}`
  return actOnApplications(
    caller,
    { companyId, formId, applicationIds, dryRun: false },
    {
      kind: 'undo',
      detail: { actId, kind },
      refusal: sql`case
        when ${column === 'status'} and ${applications.resultPublishedAt} is not null then 'published'
        when ${now}::text is distinct from ${written} ->> 'to' or ${isChangedSince(actId, event)} then 'changedSince'
        end`,
      history: {
        event,
        visible: column === 'status' && showsStatus(sql`${written} ->> 'from'`),
        detail: sql`jsonb_build_object('from', ${written} -> 'to', 'to', ${written} -> 'from')`,
      },
      async apply(tx, changed) {
        await markUndone(tx, actId, signedIn(caller).accountId)
        await tx.execute(sql`
          update ${applications}
          set ${sql.identifier(column)} = (written.detail ->> 'from')${column === 'step_id' ? sql`::uuid` : sql``}
          from ${applicationHistory} as written
          where written.act_id = ${actId}::uuid and written.application_id = ${applications.id}
            and ${applications.id} = any(${uuids(changed.applicationIds)})`)
      },
    },
  )
}

async function actToUndo({ companyId, formId, actId }: Undone) {
  const [act] = await database()
    .select({ kind: acts.kind, undoneAt: acts.undoneAt })
    .from(acts)
    .where(and(eq(acts.id, actId), eq(acts.companyId, companyId), eq(acts.formId, formId)))
  if (!act) throw problem('acts.notFound')
  if (act.undoneAt) throw problem('acts.notUndoable')
  const rows = await database()
    .select({ applicationId: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(eq(applicationHistory.actId, actId))
  return { kind: act.kind, applicationIds: rows.map(({ applicationId }) => applicationId) }
}

/** Whether the same kind of change happened after the act, even if it led to the same value. */
const isChangedSince = (actId: string, event: ApplicationEvent) => sql`exists (
  select from ${applicationHistory} as written
  join ${applicationHistory} as later on later.application_id = written.application_id
    and later.place > written.place and later.event = ${event}
  where written.act_id = ${actId}::uuid and written.application_id = ${applications.id})`

/** Marks the act as undone; of two simultaneous requests only one succeeds. */
async function markUndone(tx: Transaction, actId: string, undoneBy: string) {
  const { rowCount } = await tx
    .update(acts)
    .set({ undoneAt: new Date(), undoneBy })
    .where(and(eq(acts.id, actId), isNull(acts.undoneAt)))
  if (rowCount === 0) throw problem('acts.notUndoable')
}
