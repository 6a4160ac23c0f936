import { eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicationEvent, UndoableKind } from '#contract/fields/application-events.ts'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { showsStatus } from '#domain/applying/applications/shows-status.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'
import { assignmentLinks, type LinkTable, tagLinks } from './link-table.ts'

interface Undone {
  readonly formId: string
  readonly actId: string
}

/** How to undo one kind of act from its history entries. `written` is the entry's detail, as SQL. */
export interface UndoWay {
  readonly event: ApplicationEvent
  /** Takes locks that must come before those on the applications. */
  readonly hold?: (tx: Transaction, act: Undone) => Promise<unknown>
  /** SQL: whether the application has changed since in a way that undoing would overwrite. */
  readonly isChangedSince: (actId: string, written: SQL) => SQL
  /** SQL: a reason of its own why the application cannot be undone, before those of all acts; null if there is none. */
  readonly refusal?: (actId: string) => SQL
  /** SQL: whether the application has a published result, which an undo must not change, whoever changed it since. */
  readonly isPublished?: SQL
  readonly detail: (written: SQL) => SQL
  readonly visible: (written: SQL) => SQL<boolean> | false
  /** `accountId` is the account of the member who undoes the act. */
  readonly apply: (
    tx: Transaction,
    actId: string,
    applicationIds: readonly string[],
    accountId: string,
  ) => Promise<unknown>
}

/** Undoes an act that changed one column, by restoring its old value. */
const column = (name: 'status' | 'step_id' | 'action', event: ApplicationEvent): UndoWay => ({
  event,
  isChangedSince: (actId, written) => sql`(
    ${applications}.${sql.identifier(name)}::text is distinct from ${written} ->> 'to'
    or ${happenedSince(actId, name === 'action' ? [event, ...settling] : [event])}
    or ${name === 'step_id' ? isRemovedStep(actId, written) : sql`false`}
    or ${name === 'action' ? isAskedSince(actId) : sql`false`})`,
  ...(name === 'step_id' && { hold: holdSteps }),
  ...(name === 'status' && { isPublished: sql`${applications.resultPublishedAt} is not null` }),
  detail: (written) => sql`jsonb_build_object('from', ${written} -> 'to', 'to', ${written} -> 'from')`,
  visible: (written) => name === 'status' && showsStatus(sql`${written} ->> 'from'`),
  // A subquery looks up the old value per application. With a join the planner expects one row per act, and would scan
  // all of the act's rows for each application.
  async apply(tx, actId, applicationIds, accountId) {
    if (name === 'status') await forgetFeedback(tx, actId, applicationIds)
    await tx.execute(sql`
      update ${applications}
      set (${sql.identifier(name)}${name === 'status' ? sql`, decided_at, decided_by` : sql``}) = (
        select (written.detail ->> 'from')${name === 'step_id' ? sql`::uuid` : sql``} ${name === 'status' ? decidedAgain(accountId) : sql``}
        from ${applicationHistory} as written
        where written.act_id = ${actId}::uuid and written.application_id = ${applications.id})
      where ${applications.id} = any(${uuids(applicationIds)})`)
  },
})

/**
 * Clears the rejection feedback that the act wrote, unless feedback was given again since. Otherwise a later rejection
 * without feedback would show the undone one.
 */
const forgetFeedback = (tx: Transaction, actId: string, applicationIds: readonly string[]) =>
  tx.execute(sql`
    update ${results} set feedback_reason = null, feedback = null
    from ${applications}
    where ${applications.id} = ${results.applicationId} and ${results.applicationId} = any(${uuids(applicationIds)})
      and exists (select from ${acts} where ${acts.id} = ${actId}::uuid and jsonb_exists(${acts.detail}, 'feedback'))
      and not ${happenedSince(actId, ['feedbackGiven'])}`)

/** A restored decision counts as made now by the member who undoes the act, as in the history. */
const decidedAgain = (accountId: string) => sql`,
  case when written.detail ->> 'from' in ${decisionList} then now() end,
  case when written.detail ->> 'from' in ${decisionList} then ${accountId}::uuid end`

/** Undoes an act on a link table: removes the items that it added and restores those that it removed. */
const pairs = (of: LinkTable, event: ApplicationEvent): UndoWay => {
  const { table, column: item, source, key } = of
  const listed = (written: SQL, key: 'added' | 'removed') =>
    sql`(select one::uuid from jsonb_array_elements_text(${written} -> ${sql.raw(`'${key}'`)}) as one)`
  const carried = sql`(select ${item} from ${table} as pair where pair.application_id = ${applications.id})`
  return {
    event,
    // Locks the items against deletion, in the same order as acts lock them.
    hold: (tx, { actId }) =>
      tx.execute(sql`
        select from ${source} where ${key} in (
          select one::uuid from ${applicationHistory} as written,
            jsonb_array_elements_text((written.detail -> 'added') || (written.detail -> 'removed')) as one
          where written.act_id = ${actId}::uuid)
        order by ${key} for key share`),
    isChangedSince: (actId, written) => sql`(
      exists (${listed(written, 'added')} except ${carried})
      or exists (${listed(written, 'removed')} intersect ${carried})
      or exists (${listed(written, 'removed')} except select ${key} from ${source})
      or ${happenedSince(
        actId,
        [event],
        sql`((later.detail -> 'added') || (later.detail -> 'removed'))
        ?| array(select jsonb_array_elements_text((written.detail -> 'added') || (written.detail -> 'removed')))`,
      )})`,
    detail: (written) => sql`jsonb_build_object(
      'added', ${written} -> 'removed', 'removed', ${written} -> 'added', 'names', ${written} -> 'names')`,
    visible: () => false,
    async apply(tx, actId, applicationIds) {
      const written = sql`${applicationHistory} as written, jsonb_array_elements_text(written.detail -> `
      const ofAct = sql`written.act_id = ${actId}::uuid and written.application_id = any(${uuids(applicationIds)})`
      await tx.execute(sql`
        delete from ${table} as pair using ${written} 'added') as one
        where ${ofAct} and pair.application_id = written.application_id and pair.${item} = one::uuid`)
      await tx.execute(sql`
        insert into ${table} (application_id, ${item}, form_id)
        select written.application_id, one::uuid, ${applications.formId}
        from ${applications}, ${written} 'removed') as one
        where ${ofAct} and ${applications.id} = written.application_id
        on conflict do nothing`)
    },
  }
}

/** SQL: whether the same kind of change happened after the act, even if it led to the same value. */
export const happenedSince = (actId: string, events: readonly ApplicationEvent[], and = sql`true`) => sql`exists (
  select from ${applicationHistory} as written
  join ${applicationHistory} as later on later.application_id = written.application_id
    and later.place > written.place and later.event = any(${sql.param([...events])}::text[])
  where written.act_id = ${actId}::uuid and written.application_id = ${applications.id} and ${and})`

/** Events that settle what is awaited, even if the value stays the same: the value before them is out of date. */
const settling: readonly ApplicationEvent[] = [
  'documentRequested',
  'missingRequested',
  'documentUploaded',
  'documentAccepted',
  'documentRefused',
  'documentRequestCancelled',
  'interviewInvited',
  'interviewAnswered',
  'interviewCancelled',
  'interviewReopened',
  'interviewWishAnswered',
  'interviewLapsed',
  'bankInfoRequested',
  'bankInfoGiven',
  'bankInfoRequestCancelled',
  'messageAnswered',
]

/**
 * SQL: whether a message that awaits an answer reached the candidate after the act. Its history entry dates from when
 * the mailing was queued, which may be before the act, so the messages themselves are checked.
 */
const isAskedSince = (actId: string) => sql`exists (
  select from ${applicationMessages} as asked
  join ${applicationHistory} as written on written.application_id = asked.application_id
  where asked.application_id = ${applications.id} and asked.awaits_answer
    and written.act_id = ${actId}::uuid and asked.created_at > written.at)`

/** SQL: whether the application's step before the act has been removed from the form. */
const isRemovedStep = (actId: string, written: SQL) => sql`coalesce(${written} ->> 'from' <> all(array(
  select step ->> 'id' from ${forms}, jsonb_array_elements(${forms}.content -> 'steps') as step
  where ${forms}.id = (select form_id from ${acts} where ${acts}.id = ${actId}::uuid))), false)`

/** Locks the form against a save that removes a step to which applications return. */
const holdSteps = (tx: Transaction, { formId }: Undone) =>
  tx.select({ id: forms.id }).from(forms).where(eq(forms.id, formId)).for('key share')

/** How to undo acts on applications themselves; other nouns define theirs (`domain/review/activity/undo-act.ts`). */
export const undoRules = {
  changeStatus: column('status', 'statusChanged'),
  changeStep: column('step_id', 'stepChanged'),
  changeAction: column('action', 'actionChanged'),
  changeTags: pairs(tagLinks, 'tagsChanged'),
  assignApplications: pairs(assignmentLinks, 'assignmentChanged'),
} satisfies Partial<Record<UndoableKind, UndoWay>>
