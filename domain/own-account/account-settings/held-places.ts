import { type SQL, sql } from 'drizzle-orm'
import type { FormType } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

/** A candidate's active participation, with its payments that are not sent to the bank yet. */
export type HeldPlace = Readonly<
  Record<'participantId' | 'applicationId' | 'formId' | 'companyId' | 'title' | 'companyName' | 'name', string>
> & {
  readonly formType: FormType
  readonly payments: number
  /** One sum per currency. */
  readonly sums: readonly { readonly amount: number; readonly currency: string }[]
}

/** The active participations of an account: they end with the account. */
export async function heldPlaces(db: Database | Transaction, accountId: string): Promise<HeldPlace[]> {
  const { rows } = await db.execute<HeldPlace>(sql`
    select ${participants.id} as "participantId", ${participants.applicationId} as "applicationId", ${participants.formId} as "formId",
      ${participants.companyId} as "companyId", ${shownTitle} as title, ${companies.name} as "companyName", ${forms.type} as "formType",
      ${participants.name} || ' ' || ${participants.surname} as name,
      ${open(sql`count(*)::int`)} as payments,
      (select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]')
        from (select ${payments.currency} as currency, sum(${payments.amountMinor})::bigint as amount ${openPayments}
          group by ${payments.currency}) as by_currency) as sums
    from ${participants}
    join ${candidates} on ${candidates.id} = ${participants.candidateId}
    join ${forms} on ${forms.id} = ${participants.formId}
    left join ${listings} on ${listings.formId} = ${forms.id}
    join ${companies} on ${companies.id} = ${participants.companyId}
    where ${candidates.accountId} = ${accountId}::uuid and ${participants.status} in ('Active', 'Suspended')
    order by ${participants.applicationId}`)
  return rows
}

const openPayments = sql`from ${payments}
  where ${payments.participantId} = ${participants.id} and ${payments.status} in ('Planned', 'Approved')`

const open = (what: SQL) => sql`(select ${what} ${openPayments})`
