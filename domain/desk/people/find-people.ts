import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { findPeople as call } from '#contract/people.ts'
import { database } from '#database/connection.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { byName } from '#domain/review/application-search/application-filters.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { applicationOf, isReadable, newestFirst, personColumns, personOf } from './person-rows.ts'

/** How many candidates are shown, and how many applications of each. */
const [mostPeople, mostEach] = [8, 3]
/** For a name shared by thousands, only the newest applications are considered. */
const mostMatches = 100

/** Finds candidates by name, phone and receipt number of their applications; each candidate once. */
export async function findPeople(
  _: Caller,
  { companyId, search: typed }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { search } = await foldedFilters(database(), { search: typed })
  const found = await matches(companyId, search)
  const people = [...new Set(found.map(({ candidateId }) => candidateId))]
  const shown = people.slice(0, mostPeople)
  if (shown.length === 0) return { items: [], hasMore: false }
  const matched = new Set(found.map(({ id }) => id))
  const rows = await applicationsOf(companyId, shown)
  const items = shown.flatMap((candidateId) => {
    const own = rows.filter((row) => row.candidateId === candidateId)
    const [newest] = own
    if (!newest) return []
    const sorted = [...own.filter(({ id }) => matched.has(id)), ...own.filter(({ id }) => !matched.has(id))]
    const applied = sorted.slice(0, mostEach).map(applicationOf)
    return [{ ...personOf(newest), applications: applied, more: own.length - applied.length }]
  })
  return { items, hasMore: people.length > mostPeople }
}

const matches = (companyId: string, search: string | undefined) => {
  // Filtered by forms, too, because the trigram index includes the form; other organizations' candidates may share the
  // name.
  const formId = sql`any(array(select ${forms.id} from ${forms} where ${forms.companyId} = ${companyId}))`
  return database()
    .select({ id: names.applicationId, candidateId: applications.candidateId })
    .from(names)
    .innerJoin(applications, eq(applications.id, names.applicationId))
    .where(
      and(
        eq(names.companyId, companyId),
        eq(names.sealed, false),
        isNotNull(names.submittedAt),
        byName({ search, companyId, formId }),
        isReadable(companyId),
      ),
    )
    .orderBy(desc(names.submittedAt), desc(names.applicationId))
    .limit(mostMatches)
}

const applicationsOf = (companyId: string, candidateIds: readonly string[]) =>
  database()
    .select(personColumns)
    .from(applications)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(and(inArray(applications.candidateId, [...candidateIds]), isReadable(companyId)))
    .orderBy(...newestFirst)
