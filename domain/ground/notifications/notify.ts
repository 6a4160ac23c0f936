import { eq, is, SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { type CandidatePreferences, defaultPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notifications, notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import type { CandidateEvent, Happening } from './news-text.ts'

type News = Happening & {
  /** The kind of news that preferences are set for. */
  readonly kind: keyof CandidatePreferences
  /** The page it links to; SQL over `candidates` where it differs for each. */
  readonly address: `/${string}` | SQL
  /** Whether an e-mail goes at once or with the daily digest, unless the candidate wants none. */
  readonly mail: 'now' | 'digest' | 'never'
}

/** Adds news for candidates according to their preferences, in the transaction in which the event happens. */
export const notify = (tx: Transaction, candidateIds: readonly string[], news: News) =>
  is(news.address, SQL)
    ? addNews(tx, news, tx.execute(adding(sql`${candidates.id} = any(${uuids(candidateIds)})`, valuesOf(news))))
    : addNews(tx, news, addingOn(tx).execute({ candidateIds, ...valuesOf(news) }))

/** Adds news for the candidates of these applications (of those that match `which`, if given), except muted ones. */
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
  return addNews(tx, news, tx.execute(adding(sql`${candidates.id} in (${wanted})`, valuesOf(news))))
}

type NewsOfEach = Pick<News, 'kind' | 'mail'> & {
  readonly event: CandidateEvent
  /** SQL over `applications`: the names of the form and its organization, and further values of the sentence. */
  readonly values: SQL
  readonly address: SQL
  /** The act that caused it: undoing the act deletes it while it is unread. */
  readonly actId?: string
}

/**
 * Adds news for the candidate of each of these applications of any forms (of those that match `which`, if given),
 * except muted ones.
 */
export const notifyOfEach = (
  tx: Transaction,
  applicationIds: readonly string[],
  { kind, event, mail, values, address, actId }: NewsOfEach,
  which: SQL = sql`true`,
) => {
  const each = { ...choicesOf(kind, mail), kind, event, values, address, actId: actId ?? null }
  const isOfOne = sql`${applications.id} = any(${uuids(applicationIds)}) and ${applications.notify} and ${which}`
  const rows = sql`${applications} join ${candidates} on ${candidates.id} = ${applications.candidateId}`
  return addNews(tx, { mail }, tx.execute(adding(isOfOne, each, rows)))
}

/**
 * E-mails are only marked as due: the job `notifyNews` words and queues them, so that no transaction is held up by
 * thousands.
 */
async function addNews(
  tx: Transaction,
  { mail }: Pick<News, 'mail'>,
  added: PromiseLike<{ readonly rowCount: number | null }>,
) {
  if ((await added).rowCount !== 0 && mail === 'now') await enqueue(tx, jobs.notifyNews, {})
}

const valuesOf = ({ kind, event, values, address, mail }: News) => ({
  ...choicesOf(kind, mail),
  kind,
  event,
  values: JSON.stringify(values),
  address,
  actId: null,
})

/** The channels and the time of these news for readers without preferences. */
function choicesOf(kind: News['kind'], mail: News['mail']) {
  const { inApp, email, sms } = defaultPreferences.Candidate[kind]
  return { inApp, email, sms, isNow: mail === 'now', isDigest: mail === 'digest' }
}

type Values = Readonly<Record<keyof ReturnType<typeof valuesOf>, unknown>>

/** One statement for any number of readers. */
function adding(
  readers: SQL,
  { kind, event, values, address, actId, isNow, isDigest, ...otherwise }: Values,
  from = sql`${candidates}`,
) {
  const wants = (channel: 'inApp' | 'email' | 'sms') =>
    sql`coalesce(${preferences[channel]}, ${otherwise[channel]}::boolean)`
  return sql`
    insert into ${notifications}
      (id, account_id, kind, event, values, address, act_id, in_app, wants_digest, email_due, sms_due)
    select ${newIdPerRow}, ${accounts.id}, ${kind}::text, ${event}::text, ${values}::jsonb, ${address}, ${actId}::uuid,
      ${wants('inApp')}, ${wants('email')} and ${isDigest}::boolean,
      ${wants('email')} and ${isNow}::boolean and ${accounts.emailVerifiedAt} is not null,
      ${wants('sms')} and ${isNow}::boolean and ${accounts.gsmVerifiedAt} is not null and ${accounts.gsm} is not null
    from ${from}
    join ${accounts} on ${eq(accounts.id, candidates.accountId)} and ${accounts.deletedAt} is null
    left join ${preferences} on ${eq(preferences.accountId, accounts.id)} and ${preferences.kind} = ${kind}::text
    where ${readers}`
}

const addingOn = preparedSql(
  'add_news',
  adding(sql`${candidates.id} = any(${sql.placeholder('candidateIds')}::uuid[])`, {
    kind: sql.placeholder('kind'),
    event: sql.placeholder('event'),
    values: sql.placeholder('values'),
    address: sql.placeholder('address'),
    actId: sql.placeholder('actId'),
    inApp: sql.placeholder('inApp'),
    email: sql.placeholder('email'),
    sms: sql.placeholder('sms'),
    isNow: sql.placeholder('isNow'),
    isDigest: sql.placeholder('isDigest'),
  }),
)
