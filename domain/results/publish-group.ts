import { eq, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { publications } from '#database/schema/results/publications.ts'
import { uuids } from '#database/uuids.ts'
import { actOnApplications, type Changed } from '#domain/acts/act-on-applications.ts'
import type { FormRecord } from '#domain/forms/own-form.ts'
import { describeReach, judgeReach, type Reach, type ReachedAlike } from '#domain/mailings/judge-reach.ts'
import { queueMailing } from '#domain/mailings/queue-mailing.ts'
import { becomeParticipants } from '#domain/participants/become-participants.ts'
import { newId } from '#platform/ids.ts'
import type { PublicationRecord } from './publication-rows.ts'
import { tellResults } from './tell-results.ts'

/** What publishing a group does, or would do. */
export interface PublishedGroup extends ActAnswer, Reach {
  readonly applicationIds: readonly string[]
  readonly mailingId: string | null
}

export type Group = Pick<
  PublicationRecord,
  'companyId' | 'formId' | 'decision' | 'filters' | 'texts' | 'channels' | 'acceptBy'
>

interface How {
  /** The publication that it happens for; without one it is a dry run. */
  readonly publicationId?: string
  /** Applications of groups that are published before it, which it leaves to them. */
  readonly earlier?: readonly string[]
}

/**
 * Publishes the results of a group in one transaction: they become visible, history and news tell of them, the letters
 * are queued and paid, and who is approved takes part or is asked to accept.
 */
export async function publishGroup(
  caller: Caller,
  group: Group,
  { publicationId, earlier = [] }: How,
): Promise<PublishedGroup> {
  const { companyId, formId, filters, texts, channels } = group
  const mailingId = newId()
  let form: FormRecord | undefined
  let applicationIds: readonly string[] = []
  let judged: readonly ReachedAlike[] = []
  let reach: Reach = { reached: { inApp: 0, email: 0, sms: 0 }, unreached: [] }
  const target = { companyId, formId, filters, dryRun: publicationId === undefined }
  const answer = await actOnApplications(caller, target, {
    kind: 'publishResults',
    async demand(tx, asked) {
      form = asked
      if (publicationId !== undefined) await holdPublication(tx, publicationId)
    },
    detail: { mailingId, decision: group.decision },
    refusal: refusal(earlier),
    history: {
      event: 'resultPublished',
      detail: sql`jsonb_build_object('to', ${applications.status}, 'mailingId', ${mailingId}::text)`,
    },
    credit: 'message',
    async cost(tx, accepted) {
      applicationIds = accepted
      judged = await judgeReach(tx, channels, accepted)
      reach = await describeReach(tx, judged)
      return reach.reached.email + reach.reached.sms
    },
    async apply(tx, changed) {
      const acceptBy = form?.asksAcceptance ? group.acceptBy : null
      if (form?.asksAcceptance) await demandAcceptBy(tx, group, changed.applicationIds)
      await showResults(tx, changed)
      await addResults(tx, { publicationId, acceptBy }, changed)
      if (acceptBy === null) await becomeParticipants(tx, changed.applicationIds)
      await queueMailing(
        tx,
        { id: mailingId, companyId, formId, texts, channels, awaitsAnswer: false },
        judged,
        changed,
      )
      await tellResults(tx, formId, judged)
      await endPublication(tx, publicationId, changed)
    },
  })
  return { ...answer, ...reach, applicationIds, mailingId: answer.actId === null ? null : mailingId }
}

/** Locks the publication: another worker may be at it, and somebody may be calling it off. */
async function holdPublication(tx: Transaction, id: string) {
  const [held] = await tx
    .select({ state: publications.state })
    .from(publications)
    .where(eq(publications.id, id))
    .for('update')
  if (held?.state !== 'Scheduled') throw problem('publications.over')
}

const refusal = (earlier: readonly string[]) => sql<RefusalReason | null>`case
  when ${applications.status} not in ('Approved', 'Reserve', 'Rejected') then 'undecided'
  when ${applications.resultPublishedAt} is not null then 'published'
  when ${applications.id} = any(${uuids(earlier)}) then 'inOtherGroup' end`

/** Whoever is asked to accept needs a day that is still ahead, also when a publication comes later than planned. */
async function demandAcceptBy(
  tx: Transaction,
  { acceptBy }: Pick<Group, 'acceptBy'>,
  applicationIds: readonly string[],
) {
  if (acceptBy !== null && acceptBy > new Date()) return
  const isWon = sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.status} = 'Approved'`
  if ((await tx.$count(applications, isWon)) === 0) return
  throw problem(acceptBy === null ? 'results.acceptByNeeded' : 'results.acceptByTooEarly')
}

/** A trigger sets the status that candidates see. */
const showResults = (tx: Transaction, { applicationIds }: Changed) =>
  tx.execute(sql`
    update ${applications} set result_published_at = now() where ${applications.id} = any(${uuids(applicationIds)})`)

const addResults = (
  tx: Transaction,
  { publicationId, acceptBy }: { readonly publicationId: string | undefined; readonly acceptBy: Date | null },
  { applicationIds }: Changed,
) =>
  tx.execute(sql`
    insert into ${applicationResults} (application_id, form_id, company_id, publication_id, acceptance, accept_by)
    select id, form_id, company_id, ${publicationId}::uuid, case when is_asked then 'Pending' end,
      case when is_asked then ${acceptBy?.toISOString() ?? null}::timestamptz end
    from (
      select *, status = 'Approved' and ${acceptBy !== null}::boolean as is_asked
      from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    ) as published
    order by id
    on conflict (application_id) do update
      set publication_id = excluded.publication_id, acceptance = excluded.acceptance, accept_by = excluded.accept_by`)

const endPublication = (tx: Transaction, id: string | undefined, { applicationIds, actId }: Changed) =>
  tx
    .update(publications)
    .set({ state: 'Published', published: applicationIds.length, actId, endedAt: sql`now()` })
    .where(eq(publications.id, id ?? ''))
