import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Asked, Call, Output } from '#contract/call.ts'
import {
  type DepartmentLevel,
  listBanks,
  listCities,
  listClasses,
  listCountries,
  listDepartments,
  listDocumentTypes,
  listFaculties,
  listGpaSystems,
  listLevels,
  listTowns,
  listUniversities,
  listUniversityDepartments,
} from '#contract/data/data.ts'
import { turkey } from '#contract/data/turkey.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { query } from './answers.ts'
import { askInBrowser } from './ask-in-browser.ts'

// Reference data for pickers: lazy, and cached as long as the tab is open.

export const useCities = (countryId: number | null = turkey) =>
  useLate(listCities, { countryId: countryId ?? 0 }, countryId !== null)
export const useTowns = (countryId: number | null, cityId: number | null) =>
  useLate(listTowns, { countryId: countryId ?? 0, cityId: cityId ?? 0 }, countryId !== null && cityId !== null)
export const useCountries = () => useLate(listCountries, {})
export const useBanks = (wanted: boolean) => useLate(listBanks, {}, wanted)
export const useLevels = () => useLate(listLevels, {})
export const useGpaSystems = () => useLate(listGpaSystems, {})
export const useDocumentTypes = () => useLate(listDocumentTypes, {})
/** The universities of Türkiye; others are found by search. */
export const useUniversities = () => useLate(listUniversities, { limit: 1000 })
export const useFoundUniversities = (search: string) =>
  useLate(listUniversities, { search, limit: 50 }, search.trim().length >= 3)
export const useFaculties = (universityId: number | undefined) =>
  useLate(listFaculties, { universityId: universityId ?? 0 }, universityId !== undefined)
export const useDepartments = (
  universityId: number | undefined,
  facultyId: number | undefined,
  level?: DepartmentLevel | undefined,
) =>
  useLate(
    listDepartments,
    { universityId: universityId ?? 0, facultyId: facultyId ?? 0, ...(level && { level }) },
    universityId !== undefined && facultyId !== undefined,
  )
/** The departments of all faculties of a university. */
export const useUniversityDepartments = (universityId: number | undefined, level: DepartmentLevel | undefined) =>
  useLate(
    listUniversityDepartments,
    { universityId: universityId ?? 0, ...(level && { level }) },
    universityId !== undefined,
  )

export const useClassesOf = (level: EducationLevelCode | null) =>
  useLate(listClasses, { level: level ?? '' }, level !== null)

/** The classes of every level, with the level that each belongs to. */
export function useClasses(wanted = true) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['classes of every level'],
    queryFn: async () => {
      const answers = levelCodes.map(async (level) => {
        const { items } = await client.ensureQueryData(optionsOf(listClasses, { level }))
        return items.map((item) => ({ ...item, level }))
      })
      return (await Promise.all(answers)).flat()
    },
    ...kept,
    enabled: wanted,
  })
  return data ?? none
}

function useLate<C extends Call>(call: C, input: Asked<C>, wanted = true) {
  const { data } = useQuery({ ...optionsOf(call, input), enabled: wanted })
  return ((data as { items: unknown } | undefined)?.items ?? none) as Output<C> extends { items: infer Items }
    ? Items
    : never
}

/** A constant empty list keeps its identity and so avoids renders. */
const none: readonly never[] = []

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

function optionsOf<C extends Call>(call: C, input: Asked<C>) {
  return {
    queryKey: query(call, input).key,
    queryFn: ({ signal }: { signal: AbortSignal }) => askInBrowser(call, input, { signal }),
    ...kept,
  }
}
