import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyPreview, changeCompany as call } from '#contract/companies/companies.ts'
import type { Transaction } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { soughtCompany } from '#domain/forms/listings/sought-texts.ts'
import { addListingWords } from '#domain/forms/listings/write-listing.ts'
import { changePage } from './change-page.ts'
import { readCompany } from './read-company.ts'

export async function changeCompany(
  caller: Caller,
  { companyId, type: given, ...rest }: Input<typeof call>,
): Promise<CompanyPreview> {
  const identity = { ...rest, type: typeof given === 'string' ? given : given.id }
  await changePage(companyId, async (before, tx) => {
    if (identity.name !== before.name) await rename(tx, companyId, identity.name)
    return identity
  })
  return readCompany(caller, { companyId })
}

/** Listings contain the organization's name and are searched by it. */
async function rename(tx: Transaction, companyId: string, companyName: string) {
  const sought = soughtCompany(companyName)
  const renamed = await tx
    .update(listings)
    .set({ companyName, sought: sql`${listings.sought}[:1] || ${sought}::text || ${listings.sought}[3:]` })
    .where(eq(listings.companyId, companyId))
    .returning({ formId: listings.formId })
  if (renamed.length > 0) await addListingWords(tx, [sought])
}
