import { database } from '#database/connection.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'

/** What applications are filtered by: each filter with the list that its ids are of, and what many of it are called. */
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

/** What the ids of filters are called in the reader’s language, in their order; ids that nothing has are left out. */
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
