import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listCreditEntries as call } from '#contract/subscriptions/credit-entries.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { communities } from '#database/schema/communities.ts'
import { creditDays } from '#database/schema/credits/credit-days.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { forms } from '#database/schema/forms.ts'
import { mailings } from '#database/schema/mailings.ts'
import { terms } from '#database/schema/participants/terms.ts'

/**
 * The ledger of an organization, the newest first. Of an application it reveals only the form, so that a sealed one
 * and one opened since look the same.
 */
export async function listCreditEntries(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, kind, why, pageNumber, pageSize } = input
  const which = and(
    eq(creditEntries.companyId, companyId),
    kind && eq(creditEntries.kind, kind),
    why && eq(creditEntries.why, why),
  )
  // Selects the page first, in a subquery with the table's own name, so that the referenced titles are looked up for
  // the shown rows only, not for the skipped ones.
  const page = database()
    .select()
    .from(creditEntries)
    .where(which)
    .orderBy(desc(creditEntries.at), desc(creditEntries.place))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .as('credit_entries')
  const [rows, total] = await Promise.all([
    database()
      .select({
        entry: {
          at: page.at,
          kind: page.kind,
          amount: page.amount,
          balance: page.balance,
          why: page.why,
          about: page.about,
          aboutId: page.aboutId,
          accountId: page.accountId,
          note: page.note,
        },
        title: titleOf(caller.language),
        name: sql<string | null>`(select ${accounts.name} || ' ' || ${accounts.surname} from ${accounts}
          where ${accounts.id} = ${creditEntries.accountId})`,
      })
      .from(page)
      .orderBy(desc(page.at), desc(page.place)),
    countEntries(input),
  ])
  return {
    items: rows.map(({ entry, title, name }) => ({
      at: entry.at.toISOString(),
      kind: entry.kind,
      amount: entry.amount,
      balance: entry.balance,
      why: entry.why,
      about: entry.about && entry.aboutId !== null ? { kind: entry.about, id: entry.aboutId, title } : null,
      by: entry.accountId === null ? null : { accountId: entry.accountId, name: name ?? '' },
      note: entry.note,
    })),
    total,
    pageNumber,
    pageSize,
  }
}

/** From the daily sums, so that the ledger is not scanned. */
async function countEntries({ companyId, kind, why }: Input<typeof call>): Promise<number> {
  const [counted] = await database()
    .select({ total: sql<number>`coalesce(sum(${creditDays.entries}), 0)::int` })
    .from(creditDays)
    .where(and(eq(creditDays.companyId, companyId), kind && eq(creditDays.kind, kind), why && eq(creditDays.why, why)))
  return counted?.total ?? 0
}

/**
 * The title of a row's subject: the form of an application, act or mailing, the community, the term, the package of an
 * order.
 */
const titleOf = (language: 'tr' | 'en') => {
  const id = sql`${creditEntries.aboutId}::uuid`
  const formOf = (formId: unknown, table: unknown, own: unknown) => sql`(
    select ${forms.title} from ${table} join ${forms} on ${forms.id} = ${formId} where ${own} = ${id})`
  // A fragment of its own, because drizzle omits table names of columns at the outermost level.
  const community = sql`(select ${communities.name} from ${mailings}
    join ${communities} on ${communities.id} = ${mailings.communityId} where ${mailings.id} = ${id})`
  return sql<string | null>`case ${creditEntries.about}
    when 'application' then ${formOf(applications.formId, applications, applications.id)}
    when 'act' then ${formOf(acts.formId, acts, acts.id)}
    when 'mailing' then coalesce(${formOf(mailings.formId, mailings, mailings.id)}, ${community})
    when 'term' then (select ${terms.name} from ${terms} where ${terms.id} = ${id})
    when 'order' then (select ${orders.names} ->> ${language} from ${orders} where ${orders.id} = ${id})
    end`
}
