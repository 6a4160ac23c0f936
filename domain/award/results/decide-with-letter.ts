import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { decideWithLetter as call } from '#contract/results/deciding-with-letter.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { publications } from '#database/schema/results/publications.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { decidedWith } from '#domain/applying/applications/decided-with.ts'
import { creditsLeft } from '#domain/credits/subscriptions/spend-credits.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { type Changed, runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { lookAtReach } from '#domain/review/mailings/judge-reach.ts'
import { newId } from '#platform/ids.ts'
import { compare } from '#platform/text/turkish.ts'
import { announceResults, requireAcceptBy } from './announce-results.ts'
import { oddIn, sampleLetters } from './look-at-group.ts'
import { writeFeedback } from './write-feedback.ts'

/** How many recipients a dry run names. */
const mostNames = 500

/**
 * Decides on applications and publishes their results with a letter in one transaction: either all are notified of the
 * decision, or nothing changes. Published results stay as they are.
 */
export async function decideWithLetter(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, decision, texts, channels, dryRun } = input
  if (channels.includes('sms')) requireSms()
  const acceptBy = input.acceptBy === null ? null : new Date(input.acceptBy)
  const [mailingId, publicationId] = [newId(), newId()]
  const {
    answer,
    applicationIds,
    found: reach,
  } = await runOnApplications(caller, input, {
    kind: 'publishResults',
    detail: { mailingId, decision },
    refusal: sql<RefusalReason | null>`case when ${applications.resultPublishedAt} is not null then 'published' end`,
    async prepare(tx, changed) {
      await decide(tx, caller, input, changed)
    },
    look: async (tx, accepted, { asksAcceptance }) => ({
      ...(await lookAtReach(tx, caller, { channels, applicationIds: accepted })),
      asks: asksAcceptance,
    }),
    history: { event: 'resultPublished', detail: { to: decision, mailingId } },
    credit: 'message',
    cost: async (_, __, { reached }) => reached.email + reached.sms,
    async apply(tx, changed, { judged, asks }) {
      if (asks) await requireAcceptBy(tx, acceptBy, changed.applicationIds)
      await addPublication(tx, { ...input, publicationId, acceptBy: asks ? acceptBy : null }, changed)
      const announced = { companyId, formId, texts, channels, mailingId, publicationId, isPromoted: false }
      await announceResults(tx, { ...announced, acceptBy: asks ? acceptBy : null }, judged, changed)
    },
  })
  const left = await database().transaction((tx) => creditsLeft(tx, companyId, 'message'))
  const looked = { names: await namesOf(applicationIds), unreached: reach.unreached, creditsLeft: left }
  if (!dryRun) return { ...answer, ...looked, oddities: [], samples: [] }
  return {
    ...answer,
    ...looked,
    oddities: decision === 'Approved' ? await oddIn(input, applicationIds, sql`true`) : [],
    samples: await sampleLetters(
      {
        formId,
        texts,
        channels,
        acceptBy,
        asIf: decision,
        feedback: decision === 'Rejected' ? input.feedback : undefined,
      },
      applicationIds,
    ),
  }
}

async function decide(tx: Transaction, caller: Caller, input: Input<typeof call>, changed: Changed) {
  const { decision, feedback } = input
  const { applicationIds, accountId } = changed
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${applications.id}::text as id from ${applications}
    where ${applications.id} = any(${uuids(applicationIds)}) and ${applications.status} <> ${decision} order by ${applications.id}`)
  const decided = rows.map(({ id }) => id)
  await addHistory(tx, caller, {
    applicationIds: decided,
    event: 'statusChanged',
    detail: sql`jsonb_build_object('from', ${applications.status}, 'to', ${decision}::text)`,
    visible: false,
  })
  await tx.execute(sql`
    update ${applications} set status = ${decision}, ${decidedWith(true, accountId)}
    where ${applications.id} = any(${uuids(decided)})`)
  if (feedback && decision === 'Rejected' && (feedback.reason !== null || feedback.text !== '')) {
    await writeFeedback(tx, applicationIds, feedback)
    await addHistory(tx, caller, { applicationIds, event: 'feedbackGiven', detail: { reason: feedback.reason } })
  }
}

interface Published extends Pick<Input<typeof call>, 'companyId' | 'formId' | 'decision' | 'texts' | 'channels'> {
  readonly publicationId: string
  readonly acceptBy: Date | null
}

/** Adds a row to the list of publications, so that the next letter to such a group starts from this one. */
const addPublication = (tx: Transaction, published: Published, { applicationIds, actId, accountId }: Changed) => {
  const { publicationId: id, companyId, formId, decision, texts, channels, acceptBy } = published
  return tx.insert(publications).values({
    id,
    companyId,
    formId,
    decision,
    texts,
    channels,
    acceptBy,
    accountId,
    actId,
    filters: { status: [decision] },
    state: 'Published',
    publishAt: sql`now()`,
    expected: applicationIds.length,
    published: applicationIds.length,
    endedAt: sql`now()`,
  })
}

async function namesOf(applicationIds: readonly string[]) {
  const names = await senderNames(database(), applicationIds)
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => compare(one.name, other.name))
    .slice(0, mostNames)
}
