import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { formRows, headFields } from '#domain/forms/forms/form-rows.ts'
import { stateNowInSql } from '#domain/forms/forms/state-now.ts'

/** Forms that accept applications now, by deadline, then the most recently changed ones. */
export async function liveliestForms(companyId: string) {
  const db = database()
  const isOpen = sql`${stateNowInSql} = 'Published'`
  const rows = await db
    .select(headFields)
    .from(forms)
    .where(and(eq(forms.companyId, companyId), ne(forms.state, 'Archived')))
    .orderBy(desc(isOpen), sql`case when ${isOpen} then ${forms.closesAt} end asc nulls last`, desc(forms.updatedAt))
    .limit(6)
  return formRows(db, companyId, rows)
}
