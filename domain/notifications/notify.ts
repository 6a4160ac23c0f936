import { eq, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { type CandidatePreferences, defaultPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notifications, notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import type { Happening } from './news-text.ts'

type News = Happening & {
  /** The kind of news, by which people set their preferences. */
  readonly kind: keyof CandidatePreferences
  /** Where it leads; SQL over `candidates` where each has another. */
  readonly address: `/${string}` | SQL
  /** Whether an e-mail goes at once or with the daily digest, unless the candidate wants none. */
  readonly mail: 'now' | 'digest' | 'never'
}

/** Adds news for candidates according to their preferences, in the transaction in which the event happens. */
export const notify = (tx: Transaction, candidateIds: readonly string[], news: News) =>
  addNews(tx, sql`${candidates.id} = any(${uuids(candidateIds)})`, news)

/** Adds news for the candidates of these applications, of all or those of which `which` holds, unless they muted one. */
export const notifyApplicants = (
  tx: Transaction,
  applicationIds: readonly string[],
  news: News,
  which: SQL = sql`true`,
) => {
  const wanted = tx
    .select({ candidateId: applications.candidateId })
    .from(applications)
    .where(sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.notify} and ${which}`)
  return addNews(tx, sql`${candidates.id} in (${wanted})`, news)
}

/**
 * One statement for any number of readers. E-mails are only marked here: the job `tellNews` words and queues them, so
 * that no transaction waits for thousands.
 */
async function addNews(tx: Transaction, readers: SQL, { kind, event, values, address, mail }: News) {
  const otherwise = defaultPreferences.Candidate[kind]
  const wants = (channel: 'inApp' | 'email' | 'sms') => sql`coalesce(${preferences[channel]}, ${otherwise[channel]})`
  const isNow = mail === 'now'
  const { rowCount } = await tx.execute(sql`
    insert into ${notifications}
      (id, account_id, kind, event, values, address, in_app, wants_digest, email_due, sms_due)
    select ${newIdPerRow}, ${accounts.id}, ${kind}, ${event}, ${JSON.stringify(values)}::jsonb, ${address},
      ${wants('inApp')}, ${wants('email')} and ${mail === 'digest'},
      ${wants('email')} and ${isNow} and ${accounts.emailVerifiedAt} is not null,
      ${wants('sms')} and ${isNow} and ${accounts.gsmVerifiedAt} is not null and ${accounts.gsm} is not null
    from ${candidates}
    join ${accounts} on ${eq(accounts.id, candidates.accountId)} and ${accounts.deletedAt} is null
    left join ${preferences} on ${eq(preferences.accountId, accounts.id)} and ${eq(preferences.kind, kind)}
    where ${readers}`)
  if (isNow && rowCount !== 0) await enqueue(tx, jobs.tellNews, {})
}
