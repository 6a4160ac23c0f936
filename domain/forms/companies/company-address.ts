import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  CompanyAddress,
  changeCompanyAddress as changeCall,
  readCompanyAddress as readCall,
} from '#contract/companies/company-address.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { cities, countries, towns } from '#database/schema/reference.ts'
import { translate } from '#platform/texts.ts'
import { changePage } from './change-page.ts'
import { ownCompany } from './own-company.ts'

export async function readCompanyAddress(_: Caller, { companyId }: Input<typeof readCall>) {
  return addressOf(await ownCompany(companyId))
}

export async function changeCompanyAddress(
  caller: Caller,
  { companyId, ...change }: Input<typeof changeCall>,
): Promise<CompanyAddress> {
  const after = await changePage(companyId, async (before, tx) => {
    const { countryId = before.countryId, cityId = before.cityId, townId = before.townId, address, lat, lon } = change
    const place = { countryId, cityId, townId }
    await requirePlace(tx, place, caller)
    return { ...place, lat, lon, address: address || null }
  })
  return addressOf(after)
}

/** Reports the first of country, city and town that does not exist or does not lie within the one before. */
async function requirePlace(
  tx: Transaction,
  { countryId, cityId, townId }: Pick<CompanyAddress, 'countryId' | 'cityId' | 'townId'>,
  { language }: Caller,
) {
  const [found] = await tx
    .select({ countryId: countries.id, cityId: cities.id, townId: towns.id })
    .from(sql`(select 1) as asked`)
    .leftJoin(countries, eq(countries.id, countryId ?? nowhere))
    .leftJoin(cities, and(eq(cities.id, cityId ?? nowhere), eq(cities.countryId, countries.id)))
    .leftJoin(towns, and(eq(towns.id, townId ?? nowhere), eq(towns.cityId, cities.id)))
  const wanted = { countryId, cityId, townId }
  const field = (['countryId', 'cityId', 'townId'] as const).find((place) => wanted[place] !== (found?.[place] ?? null))
  if (!field) return
  throw problem('data.notFound', {}, [{ field, message: translate(language, 'problems.data.notFound.detail') }])
}

const nowhere = 0

const addressOf = ({ address, countryId, cityId, townId, lat, lon }: CompanyAddress): CompanyAddress => ({
  address,
  countryId,
  cityId,
  townId,
  lat,
  lon,
})
