import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { uuids } from '#database/uuids.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'

/** The titles of forms of one organization, by their ids. */
export async function formTitles(companyId: string, formIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (formIds.length === 0) return new Map()
  const rows = await database()
    .select({ id: forms.id, title: shownTitle })
    .from(forms)
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(and(eq(forms.companyId, companyId), sql`${forms.id} = any(${uuids(formIds)})`))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
