import { type SQL, sql } from 'drizzle-orm'
import { companies } from '#database/schema/companies.ts'
import { mailings } from '#database/schema/mailings.ts'

/** A suspended organization writes to nobody: what it has sent already waits until that is ended, also from the midst of it. */
export const mayBeSent: SQL = sql`not exists (select from ${companies}
  where ${companies.id} = ${mailings.companyId} and ${companies.suspendedAt} is not null)`
