import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  CompanyTax,
  changeCompanyTax as changeCall,
  readCompanyTax as readCall,
} from '#contract/companies/company-tax.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { ownCompany } from './own-company.ts'

export async function readCompanyTax(_: Caller, { companyId }: Input<typeof readCall>): Promise<CompanyTax> {
  const { taxTitle, taxOffice, taxNumber } = await ownCompany(companyId)
  return { taxTitle, taxOffice, taxNumber }
}

/** Tax data is not public, so no cached page is purged. */
export async function changeCompanyTax(
  _: Caller,
  { companyId, taxTitle, taxOffice, taxNumber }: Input<typeof changeCall>,
): Promise<CompanyTax> {
  const tax = { taxTitle: taxTitle || null, taxOffice: taxOffice || null, taxNumber }
  await database()
    .update(companies)
    .set({ ...tax, updatedAt: new Date() })
    .where(eq(companies.id, companyId))
  return tax
}
