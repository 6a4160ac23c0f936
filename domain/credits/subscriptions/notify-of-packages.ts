import { sql } from 'drizzle-orm'
import type { Credit } from '#contract/subscriptions/credits.ts'
import { warnedDays } from '#contract/subscriptions/warning.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { packageNews } from '#database/schema/credits/package-news.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'

const events = ['packageEnding', 'packageEnded', 'creditsLow', 'creditsExhausted'] as const
type PackageEvent = (typeof events)[number]

/** Packages that ended longer ago are skipped: an organization that left is not notified again. */
const daysAfterEnd = 30

/**
 * Notifies the Roots of organizations that their package ends soon or has ended, and that a kind of credits runs low
 * or is used up; once for each end and each stock. News and the mark are written in one transaction: after a crash the
 * next run continues.
 */
export async function notifyOfPackages(_: object = {}, atOnce = 500) {
  while ((await notifyBatch(atOnce)) === atOnce);
}

interface Due {
  readonly accountId: string
  readonly event: PackageEvent
  readonly title: string
  readonly kind: Credit | ''
  readonly left: number
  readonly expiryAt: string
  readonly due: number
}

const notifyBatch = (atOnce: number): Promise<number> =>
  database().transaction(async (tx) => {
    const rows = await takeDue(tx, atOnce)
    for (const event of events) {
      const readers = rows
        .filter((row) => row.event === event)
        .map(({ accountId, title, kind, left, expiryAt }) => ({
          accountId,
          values: { title, kind, left, closesAt: expiryAt },
        }))
      if (readers.length > 0)
        await notifyMembers(tx, readers, { kind: 'credits', event, address: '/organizations-dashboard/apps' })
    }
    return rows[0]?.due ?? 0
  })

/** Marks what is due, and returns a row for each Root to be notified. */
async function takeDue(tx: Transaction, atOnce: number): Promise<readonly Due[]> {
  const { rows } = await tx.execute<{ [K in keyof Due]: Due[K] }>(sql`
    with due as (
      select company_id, case when expiry_at <= now() then 'packageEnded' else 'packageEnding' end as event,
        extract(epoch from expiry_at)::text as about, '' as kind, 0 as "left", expiry_at
      from ${subscriptions}
      where expiry_at between now() - make_interval(days => ${daysAfterEnd}) and now() + make_interval(days => ${warnedDays})
      union all
      select company_id, case when of_kind."left" <= 0 then 'creditsExhausted' else 'creditsLow' end,
        concat_ws(' ', of_kind.kind, of_kind.total, extract(epoch from expiry_at)), of_kind.kind, of_kind."left", expiry_at
      from ${subscriptions} cross join lateral (values
        ('application', left_application_credit, total_application_credit),
        ('document', left_document_credit, total_document_credit),
        ('message', left_message_credit, total_message_credit)) as of_kind(kind, "left", total)
      where expiry_at > now() and of_kind.total > 0 and of_kind."left"::bigint * 4 <= of_kind.total
    ), chosen as (
      select * from due where not exists (select from ${packageNews} as told
        where told.company_id = due.company_id and told.event = due.event and told.about = due.about)
      limit ${atOnce}
    ), marked as (
      insert into ${packageNews} (company_id, event, about) select company_id, event, about from chosen
      on conflict do nothing returning company_id, event, about
    )
    select member.account_id as "accountId", chosen.event, company.name as title, chosen.kind, chosen."left",
      to_json(chosen.expiry_at) #>> '{}' as "expiryAt", (select count(*)::int from chosen) as due
    from chosen join marked using (company_id, event, about)
    join ${companies} as company on company.id = chosen.company_id
    join ${companyMembers} as member on member.company_id = chosen.company_id and member.user_type = 'Root'`)
  return rows
}
