import { redirect } from 'react-router'
import { listCities, listUniversities } from '#contract/data/data.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import { soughtWords } from '#platform/text/sought-words.ts'
import { listAddress } from '../../listing/list-type.ts'
import { query } from '../../queries/answers.ts'
import type { Then } from '../../queries/chained-loaders.ts'
import { filtersAddress } from './filters.ts'
import { filtersAt } from './list-queries.ts'

const turkiye = 223

/** The typed city or university, for values that are not listed. */
export const typedIn = (search: URLSearchParams) => ({
  city: soughtWords(search, 'city'),
  university: soughtWords(search, 'university'),
})

/** The parameters that it reads. */
export const lookupKeys = Object.keys(typedIn(new URLSearchParams()))

const cities = (search: string) => query(listCities, { countryId: turkiye, search })
const universities = (search: string) => query(listUniversities, { search, limit: 1 })

export function lookupQueries(search: URLSearchParams) {
  const { city, university } = typedIn(search)
  return [...(city ? [cities(city)] : []), ...(university ? [universities(university)] : [])]
}

/**
 * Redirects to the list filtered by the city or university that was typed; an unknown name stays in the address, and
 * the page says so.
 */
export function settleLookups(type: FormType | undefined, { search, read }: Parameters<Then>[0]) {
  const { city, university } = typedIn(search)
  const cityId = city ? read(cities(city)).items[0]?.id : undefined
  const universityId = university ? read(universities(university)).items[0]?.id : undefined
  if (cityId === undefined && universityId === undefined) return
  const filters = filtersAt(type, search)
  const address = filtersAddress(listAddress(type), {
    ...filters,
    page: 1,
    cityId: withOne(filters.cityId, cityId),
    universityId: withOne(filters.universityId, universityId),
  })
  throw redirect(address)
}

const withOne = (ids: readonly number[], id: number | undefined) =>
  id === undefined ? ids : [...new Set([...ids, id])]
