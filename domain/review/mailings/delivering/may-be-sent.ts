import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#database/schema/companies.ts'
import { mailings } from '#database/schema/mailings.ts'

/** A suspended organization sends nothing: its mailings wait until the suspension ends, even half sent ones. */
export const mayBeSent: SQL = sql`not exists (select from ${companies}
  where ${companies.id} = ${mailings.companyId} and ${companies.suspendedAt} is not null)`
