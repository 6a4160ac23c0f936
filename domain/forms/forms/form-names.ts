import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

/** The names of a form for news about it: its published title, and its organization. */
export async function formNames(tx: Database | Transaction, formId: string) {
  const [form] = await tx
    .select({ title: shownTitle, companyName: companies.name })
    .from(forms)
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(eq(forms.id, formId))
  return { title: form?.title ?? '', companyName: form?.companyName ?? '' }
}

/** The same for news about applications to several forms: SQL over `applications`. */
export const formNamesOfEach = sql`(
  select jsonb_build_object('title', ${shownTitle}, 'companyName', ${companies.name})
  from ${forms} join ${companies} on ${companies.id} = ${forms.companyId}
  left join ${listings} on ${listings.formId} = ${forms.id}
  where ${forms.id} = ${applications.formId})`

/** The type of each application's form: SQL over `applications`. */
export const formTypeOfEach = sql`(select ${forms.type} from ${forms} where ${forms.id} = ${applications.formId})`
