import { database } from '#database/connection.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'

/** Filters by reference ids: for each, the reference list and the name of its field in the answer. */
const filters = {
  universityId: ['university', 'universities'],
  facultyId: ['faculty', 'faculties'],
  departmentId: ['department', 'departments'],
  classId: ['class', 'classes'],
  cityId: ['city', 'cities'],
  nationalityId: ['country', 'nationalities'],
} as const

export type ReferenceFilter = keyof typeof filters
type ListName = (typeof filters)[ReferenceFilter][1]

export const referenceFilters = Object.keys(filters) as readonly ReferenceFilter[]

interface Named {
  readonly id: number
  readonly name: string
}

/** The names of the filters' ids in the caller's language, in their order; unknown ids are left out. */
export async function filterNames(
  language: Language,
  ids: Readonly<Partial<Record<ReferenceFilter, readonly number[] | undefined>>>,
): Promise<Record<ListName, Named[]>> {
  const nameOf = await referenceNames(
    database(),
    language,
    Object.fromEntries(referenceFilters.map((filter) => [filters[filter][0], ids[filter] ?? []])),
  )
  const named = referenceFilters.map((filter) => {
    const [list, many] = filters[filter]
    const items = [...new Set(ids[filter])].flatMap((id): Named[] => {
      const name = nameOf(list, id)
      return name === undefined ? [] : [{ id, name }]
    })
    return [many, items] as const
  })
  return Object.fromEntries(named) as Record<ListName, Named[]>
}
