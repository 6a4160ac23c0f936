import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listFollowedCompanies as listCall } from '#contract/listings/followed-companies.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies } from '#database/schema/forms.ts'
import { cities } from '#database/schema/reference.ts'
import { companyCardFields, toCompanyCard } from '#domain/forms/company-pages/company-card.ts'

export async function listFollowedCompanies(
  { language }: Caller,
  { candidateId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await database()
    .select(companyCardFields)
    .from(followedCompanies)
    .innerJoin(companies, eq(companies.id, followedCompanies.companyId))
    .leftJoin(cities, eq(cities.id, companies.cityId))
    .where(eq(followedCompanies.candidateId, candidateId))
    .orderBy(desc(followedCompanies.createdAt))
    .limit(1000)
  return { items: rows.map((row) => toCompanyCard(row, language)) }
}
