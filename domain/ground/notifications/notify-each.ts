import { eq, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { type CandidatePreferences, type CompanyPreferences, defaultPreferences } from '#contract/notifications.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications, notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { newIdPerRow } from '#database/uuids.ts'
import type { CandidateEvent, MemberEvent, NewsValues } from './news-text.ts'

/** One notification for one account. */
export interface Told {
  readonly accountId: string
  readonly event: CandidateEvent | MemberEvent
  readonly values: NewsValues
  readonly address: `/${string}`
  /** The calendar event that its e-mail adds or removes. */
  readonly calendar?: (typeof notifications.$inferSelect)['calendar']
  /** `shown` in the product and by SMS, `mailed` by e-mail; both if left out. */
  readonly only?: 'shown' | 'mailed' | undefined
  /** E-mailed regardless of preferences, like a receipt: the reader relies on what has changed. */
  readonly always?: boolean
  /** The act that caused it: undoing the act deletes it while it is unread. */
  readonly actId?: string | undefined
}

/** The kind of readers, and the kind of news that preferences are set for. */
type About =
  | { readonly readers: 'Candidate'; readonly kind: keyof CandidatePreferences }
  | { readonly readers: 'Company'; readonly kind: keyof CompanyPreferences }

/**
 * Adds news with different content for each person, according to their preferences, in one statement for any number.
 */
export async function notifyEach(tx: Transaction, told: readonly Told[], about: About) {
  if (told.length === 0) return
  const { kind } = about
  const otherwise =
    about.readers === 'Candidate' ? defaultPreferences.Candidate[about.kind] : defaultPreferences.Company[about.kind]
  const { rowCount } = await addingOn(tx).execute({ ...otherwise, kind, told: JSON.stringify(told) })
  if (rowCount !== 0) await enqueue(tx, jobs.notifyNews, {})
}

const wants = (channel: 'inApp' | 'email' | 'sms') =>
  sql`coalesce(${preferences[channel]}, ${sql.placeholder(channel)}::boolean)`

/** Skips readers who have turned off every channel. */
const addingOn = preparedSql(
  'notify_each',
  sql`
    insert into ${notifications}
      (id, account_id, kind, event, values, address, calendar, act_id, in_app, email_due, sms_due)
    select * from (
      select ${newIdPerRow}, ${accounts.id}, ${sql.placeholder('kind')}::text, told.event, told.values, told.address,
        told.calendar, told."actId",
        told."only" is distinct from 'mailed' and ${wants('inApp')} as in_app,
        told."only" is distinct from 'shown' and (coalesce(told."always", false) or ${wants('email')})
          and ${accounts.emailVerifiedAt} is not null as email_due,
        told."only" is distinct from 'mailed' and ${wants('sms')} and ${accounts.gsmVerifiedAt} is not null
          and ${accounts.gsm} is not null as sms_due
      from json_to_recordset(${sql.placeholder('told')}::json) as told ("accountId" uuid, event text, values jsonb,
        address text, calendar jsonb, "actId" uuid, "only" text, "always" boolean)
      join ${accounts} on ${accounts.id} = told."accountId" and ${accounts.deletedAt} is null
      left join ${preferences} on ${eq(preferences.accountId, accounts.id)}
        and ${preferences.kind} = ${sql.placeholder('kind')}::text
    ) as wanted where in_app or email_due or sms_due`,
)
