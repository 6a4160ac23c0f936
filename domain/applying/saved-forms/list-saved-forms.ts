import { asc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listSavedForms as listCall } from '#contract/listings/saved-forms.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { listings, savedForms } from '#database/schema/forms.ts'
import { listingFields, toListing } from '#domain/forms/listings/listing-row.ts'
import { stateOfListing } from '#domain/ground/published-forms/listing-state.ts'

export async function listSavedForms(
  _caller: Caller,
  { candidateId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await database()
    .select({ listing: listingFields, remind: savedForms.remind, savedAt: savedForms.createdAt })
    .from(savedForms)
    .innerJoin(listings, eq(listings.formId, savedForms.formId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(eq(savedForms.candidateId, candidateId))
    .orderBy(sql`${stateOfListing} = 'Closed'`, asc(listings.closesAt), listings.formId)
  return {
    items: rows.map(({ listing, remind, savedAt }) => ({
      listing: toListing(listing),
      remind,
      savedAt: savedAt.toISOString(),
    })),
  }
}
