import { and, type SQL, sql } from 'drizzle-orm'
import { ListingState } from '#contract/listings/listings.ts'
import { database } from '#database/connection.ts'
import { listings } from '#database/schema/forms.ts'
import { isInState } from '../../ground/published-forms/listing-state.ts'
import { type ListingFilters, matchesFilters } from './listing-filters.ts'
import { choiceOf, type Marked, markKinds } from './marks.ts'

export type Narrowing = Marked | 'companyId'
export type Choice = Narrowing | 'state'

export interface Counts {
  readonly total: number
  readonly isMore: boolean
  /** The filters whose counts are "at least", because counting stopped at the limit. */
  readonly atLeast: Choice[]
  /** Counts by the value of each choice; `0` of cities and universities means "for all". */
  readonly of: (choice: Choice) => ReadonlyMap<string, number>
}

/** Limits of counting: for the other choices of a chosen filter, and for the other states. Decision 10. */
export const [mostBeside, mostElsewhere] = [150, 100]
/** There are too many cities, universities and organizations to offer all: only the largest and the chosen ones are. */
export const mostOffered = 15
export const mostCountedOf = ({ words }: ListingFilters) => (words ? 300 : 500)

/**
 * Counts the choices of all filters in one round trip over a bounded number of listings: once with all filters, and
 * once more for each chosen filter without it.
 */
export async function countChoices(filters: ListingFilters): Promise<Counts> {
  const { rows } = await database().execute<Row>(countsFor(filters, chosenOf(filters)))
  const tally = new Map<string, Map<string, number>>()
  for (const { of, value, count } of rows) {
    const said = of === 'mark' ? choiceOf(Number(value)) : { kind: of, value }
    const ofKind = tally.get(said.kind) ?? new Map<string, number>()
    tally.set(said.kind, ofKind.set(said.value, count))
  }
  return countsOf(filters, tally)
}

/** The number of listings for each value of each choice, and the size of the sample (`sample`). */
export type Tally = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The counts from a tally, with the filters that hit the limit. */
export function countsOf(filters: ListingFilters, tally: Tally): Counts {
  const chosen = chosenOf(filters)
  const mostCounted = mostCountedOf(filters)
  const countIn = (sample: string) => tally.get('sample')?.get(sample) ?? 0
  const total = countIn('everything')
  const isCutOff = (name: Narrowing) => (chosen.includes(name) ? countIn(name) >= mostBeside : total > mostCounted)
  const states = [...(tally.get('state') ?? [])].filter(([state]) => state !== filters.state)
  return {
    total: Math.min(total, mostCounted),
    isMore: total > mostCounted,
    atLeast: [
      ...narrowing.filter(isCutOff),
      ...(total > mostCounted || states.some(([, count]) => count >= mostElsewhere) ? (['state'] as const) : []),
    ],
    of: (choice) => tally.get(choice) ?? new Map(),
  }
}

export const chosenOf = (filters: ListingFilters) => narrowing.filter((name) => filters[name]?.length)

const narrowing: readonly Narrowing[] = [...(Object.keys(markKinds) as Marked[]), 'companyId']

type Row = { readonly of: 'sample' | 'mark' | 'companyId' | 'state'; readonly value: string; readonly count: number }

function countsFor(filters: ListingFilters, chosen: readonly Narrowing[]): SQL {
  const samples = ['everything', ...chosen] as const
  const left = narrowing.filter((name) => !chosen.includes(name))
  const counts = [
    ...samples.map((name) => sql`select 'sample' as of, ${name} as value, count(*)::int as count from ${named(name)}`),
    countMarks('everything', left),
    ...chosen.map((name) => countMarks(name, [name])),
    countCompanies(chosen.includes('companyId') ? 'companyId' : 'everything'),
    ...ListingState.options.map((state) => countState(state, filters)),
  ]
  return sql`with ${sql.join([sample('everything', filters), ...chosen.map((name) => sample(name, filters, name))], sql`, `)}
    ${sql.join(counts, sql` union all `)}`
}

const named = (sample: string) => sql.identifier(sample)

function sample(name: string, filters: ListingFilters, without?: Narrowing): SQL {
  return sql`${named(name)} as materialized (
    select marks, company_id from ${listings} where ${matchesFilters(filters, without)}
    limit ${without ? mostBeside : mostCountedOf(filters) + 1}
  )`
}

function countMarks(name: string, of: readonly Narrowing[]): SQL {
  const kinds = of.flatMap((filter) => (filter === 'companyId' ? [] : [markKinds[filter]]))
  return sql`
    select 'mark', mark::text, count(*)::int from (select unnest(marks) as mark from ${named(name)}) as marked
    where mark % 8 = any (${sql.param(kinds)}::int[]) group by mark`
}

/**
 * For the sample without the organization filter all are counted, because chosen ones are shown however small they
 * are.
 */
const countCompanies = (name: string) => sql`
  (select 'companyId', company_id::text, count(*)::int from ${named(name)} as sampled group by company_id
  order by count(*) desc, sampled.company_id limit ${name === 'companyId' ? mostBeside : mostOffered})`

function countState(state: ListingState, filters: ListingFilters): SQL {
  const isCounted = state === filters.state && filters.number === undefined
  if (isCounted) return sql`select 'state', ${state}, least(count(*), ${mostCountedOf(filters)})::int from everything`
  // A search by number ignores the state.
  const where = and(matchesFilters({ ...filters, state }), filters.number === undefined ? undefined : isInState(state))
  return sql`
    select 'state', ${state}, count(*)::int from (select from ${listings} where ${where} limit ${mostElsewhere}) as found`
}
