import { eq, inArray } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  changeTargeting as changeCall,
  readTargeting as readCall,
  Targeting,
} from '#contract/companies/company-targeting.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { cities, universities } from '#database/schema/reference.ts'
import { translate } from '#platform/texts.ts'
import { ownCompany } from './own-company.ts'

export async function readTargeting(_: Caller, { companyId }: Input<typeof readCall>): Promise<Targeting> {
  return (await ownCompany(companyId)).targeting ?? everybody
}

/** Targeting is not public, so no cached page is purged. */
export async function changeTargeting(
  caller: Caller,
  { companyId, types, levels, universityIds, cityIds, text }: Input<typeof changeCall>,
): Promise<Targeting> {
  const targeting: Targeting = {
    types: distinct(types),
    levels: distinct(levels),
    universityIds: distinct(universityIds),
    cityIds: distinct(cityIds),
    text,
  }
  await requirePlaces(targeting, caller)
  await database().update(companies).set({ targeting, updatedAt: new Date() }).where(eq(companies.id, companyId))
  return targeting
}

async function requirePlaces({ universityIds, cityIds }: Targeting, { language }: Caller) {
  const db = database()
  const [knownUniversities, knownCities] = await Promise.all([
    db.$count(universities, inArray(universities.id, universityIds)),
    db.$count(cities, inArray(cities.id, cityIds)),
  ])
  const message = translate(language, 'problems.data.notFound.detail')
  const errors = [
    ...(knownUniversities < universityIds.length ? [{ field: 'universityIds', message }] : []),
    ...(knownCities < cityIds.length ? [{ field: 'cityIds', message }] : []),
  ]
  if (errors.length > 0) throw problem('data.notFound', {}, errors)
}

const distinct = <T>(items: readonly T[]) => [...new Set(items)]

const everybody: Targeting = { types: [], levels: [], universityIds: [], cityIds: [], text: '' }
