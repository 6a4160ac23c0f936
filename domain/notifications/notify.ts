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
  /** Of the kinds that people choose by in their preferences. */
  readonly kind: keyof CandidatePreferences
  readonly address: `/${string}`
  /** By e-mail at once, or with the others of the day; never where the candidate does not want it. */
  readonly mail: 'now' | 'digest' | 'never'
}

/** Tells candidates what happened, each where they want to hear of it, in the transaction in which it happens. */
export const notify = (tx: Transaction, candidateIds: readonly string[], news: News) =>
  addNews(tx, sql`${candidates.id} = any(${uuids(candidateIds)})`, news)

/** Tells everybody who sent one of these applications, however many, unless they turned the news of it off. */
export const notifyApplicants = (tx: Transaction, applicationIds: readonly string[], news: News) => {
  const wanted = tx
    .select({ candidateId: applications.candidateId })
    .from(applications)
    .where(sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.notify}`)
  return addNews(tx, sql`${candidates.id} in (${wanted})`, news)
}

/**
 * One statement, whatever the number of readers. What is to be told at once is only marked here: a job words it for each
 * reader and queues it (`tellNews`), so that nobody waits for thousands of e-mails inside a transaction.
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
