import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { promoteReserves as call } from '#contract/results/reserves.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { uuids } from '#database/uuids.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { lookAtReach } from '#domain/review/mailings/judge-reach.ts'
import { newId } from '#platform/ids.ts'
import { announceResults, requireAcceptBy } from '../announce-results.ts'
import { sampleLetters } from '../look-at-group.ts'
import { placesOf } from '../places.ts'

/** Approves reserves and notifies them, whether or not they knew that they were on the waiting list. */
export async function promoteReserves(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, texts, channels } = input
  if (channels.includes('sms')) requireSms()
  const wished = input.acceptBy === null ? null : new Date(input.acceptBy)
  const mailingId = newId()
  const {
    answer,
    applicationIds: accepted,
    found,
  } = await runOnApplications(caller, input, {
    kind: 'promoteReserves',
    async demand(tx) {
      if (!input.dryRun) await lockPlacesOf(tx, formId)
    },
    detail: { mailingId },
    refusal: sql<RefusalReason | null>`case when ${applications.status} <> 'Reserve' then 'notReserve' end`,
    async look(tx, applicationIds, form) {
      const { free } = await placesOf(tx, form)
      const isMeant = input.dryRun || input.overPlaces
      if (free !== null && applicationIds.length > free && !isMeant) throw problem('results.placesTaken', { free })
      return { ...(await lookAtReach(tx, caller, { channels, applicationIds })), free, asks: form.asksAcceptance }
    },
    history: {
      event: 'reservePromoted',
      detail: sql`jsonb_build_object('from', ${applications.status}, 'to', 'Approved', 'mailingId', ${mailingId}::text)`,
    },
    credit: 'message',
    cost: async (_, __, { reached }) => reached.email + reached.sms,
    async apply(tx, changed, { judged, asks }) {
      const { applicationIds } = changed
      await tx.execute(
        sql`update ${applications} set status = 'Approved' where ${applications.id} = any(${uuids(applicationIds)})`,
      )
      if (asks) await requireAcceptBy(tx, wished, applicationIds)
      const letter = { companyId, formId, texts, channels, mailingId }
      const announced = { ...letter, acceptBy: asks ? wished : null, publicationId: null, isPromoted: true }
      await announceResults(tx, announced, judged, changed)
    },
  })
  const samples = input.dryRun
    ? await sampleLetters({ formId, texts, channels, acceptBy: wished, asIf: 'Approved' }, accepted)
    : []
  const { reached, unreached, free } = found
  return { ...answer, reached, unreached, free, samples, mailingId: answer.actId === null ? null : mailingId }
}

/** Serialises moving up within a form: of two officers who give the last place, the second learns that it is gone. */
const lockPlacesOf = (tx: Transaction, formId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places of ${formId}`}, 0))`)
