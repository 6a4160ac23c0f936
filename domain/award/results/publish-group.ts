import { eq, sql } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { publications } from '#database/schema/results/publications.ts'
import { uuids } from '#database/uuids.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { lookAtReach, type Reach } from '#domain/review/mailings/judge-reach.ts'
import { newId } from '#platform/ids.ts'
import { announceResults, requireAcceptBy } from './announce-results.ts'
import type { PublicationRecord } from './publication-rows.ts'

/** The outcome of publishing a group, also of a dry run. */
export interface PublishedGroup extends ActAnswer, Reach {
  readonly applicationIds: readonly string[]
  readonly mailingId: string | null
}

export type Group = Pick<
  PublicationRecord,
  'companyId' | 'formId' | 'decision' | 'filters' | 'texts' | 'channels' | 'acceptBy'
>

interface How {
  /** The publication that is carried out; undefined for a dry run. */
  readonly publication?: PublicationRecord
  /** Applications of groups published before this one, which are left out. */
  readonly earlier?: readonly string[]
}

/**
 * Publishes the results of a group in one transaction: makes them visible with history and notifications, queues and
 * pays for the letters, and creates participants or asks winners to accept.
 */
export async function publishGroup(
  caller: Caller,
  group: Group,
  { publication, earlier = [] }: How,
): Promise<PublishedGroup> {
  const { companyId, formId, filters, channels } = group
  const mailingId = newId()
  const target = { companyId, formId, filters, dryRun: publication === undefined }
  const { answer, applicationIds, found } = await runOnApplications(caller, target, {
    kind: 'publishResults',
    async demand(tx) {
      if (publication !== undefined) await holdPublication(tx, publication)
    },
    detail: { mailingId, decision: group.decision },
    refusal: refusal(earlier),
    async look(tx, accepted, { asksAcceptance }) {
      if (publication !== undefined) requireExpected(publication, accepted.length)
      return { ...(await lookAtReach(tx, caller, { channels, applicationIds: accepted })), asks: asksAcceptance }
    },
    history: {
      event: 'resultPublished',
      detail: sql`jsonb_build_object('to', ${applications.status}, 'mailingId', ${mailingId}::text)`,
    },
    credit: 'message',
    cost: async (_, __, { reached }) => reached.email + reached.sms,
    async apply(tx, changed, { judged, asks }) {
      if (asks) await requireAcceptBy(tx, group.acceptBy, changed.applicationIds)
      const acceptBy = asks ? group.acceptBy : null
      const announced = { ...group, mailingId, acceptBy, publicationId: publication?.id ?? null, isPromoted: false }
      await announceResults(tx, announced, judged, changed)
      await endPublication(tx, publication?.id, changed)
    },
  })
  const { reached, unreached } = found
  return { ...answer, reached, unreached, applicationIds, mailingId: answer.actId === null ? null : mailingId }
}

/** Locks the publication against other workers and against being cancelled or moved. */
async function holdPublication(tx: Transaction, { id, version }: Pick<PublicationRecord, 'id' | 'version'>) {
  const [held] = await tx
    .select({ state: publications.state, version: publications.version })
    .from(publications)
    .where(eq(publications.id, id))
    .for('update')
  if (held?.state !== 'Scheduled') throw problem('publications.over')
  if (held.version !== version) throw problem('publications.changedSince')
}

/**
 * Refuses to publish at once if the group's size differs from `expected`: the second of two officers learns how many
 * are left. A scheduled publication takes everyone in the group at its time; an empty group is refused.
 */
function requireExpected({ publishAt, createdAt, expected }: PublicationRecord, count: number) {
  const isAtOnce = publishAt <= createdAt
  if (isAtOnce && count !== expected) throw problem('acts.targetChanged', { count }, undefined, { count })
  if (count === 0) throw problem('results.nothingToPublish')
}

const refusal = (earlier: readonly string[]) => sql<RefusalReason | null>`case
  when ${applications.status} not in ${decisionList} then 'undecided'
  when ${applications.resultPublishedAt} is not null then 'published'
  when ${applications.id} = any(${uuids(earlier)}) then 'inOtherGroup' end`

const endPublication = (tx: Transaction, id: string | undefined, { applicationIds, actId }: Changed) =>
  tx
    .update(publications)
    .set({ state: 'Published', published: applicationIds.length, actId, endedAt: sql`now()` })
    .where(eq(publications.id, id ?? ''))
