import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'

/** The history detail of an application's changed payments; each currency has its own sum. */
export const summedPayments = (paymentIds: readonly string[]) => sql`(
  select jsonb_build_object('label', string_agg(distinct label, ', '), 'count', sum(count)::int,
    'sums', jsonb_agg(jsonb_build_object('amount', amount, 'currency', currency) order by currency))
  from (
    select ${payments.currency} as currency, sum(${payments.amountMinor}) as amount, count(*) as count,
      string_agg(distinct ${payments.label}, ', ') as label
    from ${payments}
    where ${payments.applicationId} = ${applications.id} and ${payments.id} = any(${uuids(paymentIds)})
    group by ${payments.currency}
  ) as by_currency)`
