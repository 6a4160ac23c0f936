import { sql } from 'drizzle-orm'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import type { Changed } from '#domain/review/acts/act-on-applications.ts'
import type { ReachedAlike } from '#domain/review/mailings/judge-reach.ts'
import { queueMailing } from '#domain/review/mailings/queue-mailing.ts'
import { closeRequestsOfRejected } from './close-requests.ts'
import { notifyResults } from './notify-results.ts'

interface Announced {
  readonly companyId: string
  readonly formId: string
  readonly texts: MessageTexts
  readonly channels: Channel[]
  readonly mailingId: string
  /** Deadline for winners to accept; null if they need not, and become participants at once. */
  readonly acceptBy: Date | null
  readonly publicationId: string | null
  /** Whether these are reserves who move up. */
  readonly isPromoted: boolean
}

/**
 * Publishes results with a letter and notification; approved candidates become participants or are asked to accept.
 */
export async function announceResults(
  tx: Transaction,
  announced: Announced,
  judged: readonly ReachedAlike[],
  changed: Changed,
) {
  const { mailingId: id, formId, acceptBy } = announced
  const { applicationIds } = changed
  // A trigger sets the status that candidates see.
  await tx.execute(sql`
    update ${applications} set result_published_at = coalesce(result_published_at, now())
    where ${applications.id} = any(${uuids(applicationIds)})`)
  await queueMailing(tx, { ...announced, id, awaitsAnswer: false }, judged, changed)
  await addResults(tx, announced, applicationIds)
  if (acceptBy === null) await becomeParticipants(tx, applicationIds)
  await notifyResults(tx, formId, judged)
  await closeRequestsOfRejected(tx, announced.companyId, applicationIds)
}

const addResults = (
  tx: Transaction,
  { publicationId, acceptBy, mailingId, isPromoted }: Announced,
  applicationIds: readonly string[],
) =>
  tx.execute(sql`
    insert into ${applicationResults}
      (application_id, form_id, company_id, publication_id, mailing_id, acceptance, accept_by, promoted)
    select id, form_id, company_id, ${publicationId}::uuid, ${mailingId}::uuid, case when is_asked then 'Pending' end,
      case when is_asked then ${acceptBy?.toISOString() ?? null}::timestamptz end, ${isPromoted}::boolean
    from (
      select *, status = 'Approved' and ${acceptBy !== null}::boolean as is_asked
      from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    ) as published
    order by id
    on conflict (application_id) do update
      set publication_id = coalesce(excluded.publication_id, ${applicationResults.publicationId}),
        mailing_id = excluded.mailing_id, acceptance = excluded.acceptance, accept_by = excluded.accept_by,
        answered_at = null, decline_reason = null, reminded_at = null, promoted = excluded.promoted`)

/** Requires a future deadline if winners are asked to accept, also when a publication comes later than planned. */
export async function requireAcceptBy(tx: Transaction, acceptBy: Date | null, applicationIds: readonly string[]) {
  if (acceptBy !== null && acceptBy > new Date()) return
  const isWon = sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.status} = 'Approved'`
  if ((await tx.$count(applications, isWon)) === 0) return
  throw problem(acceptBy === null ? 'results.acceptByNeeded' : 'results.acceptByTooEarly')
}
