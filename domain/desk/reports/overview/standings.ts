import { and, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { fewestTold } from '#contract/reports/report-facts.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { countByDimension } from '../count-by-dimension.ts'
import type { Counted } from '../counted.ts'
import { isIn } from '../period.ts'
import { applicationsIn, type Overviewed } from './overviewed.ts'

type Fit = NonNullable<ReportsOverview['fit']>

/** How applicants meet the conditions, and for a single form which conditions they miss. */
export async function fitNumbers(of: Overviewed): Promise<Fit> {
  const [counted, conditions] = await Promise.all([
    countByDimension(of, 'fit'),
    of.formIds?.length === 1 ? missingConditions(of) : undefined,
  ])
  const numberOf = (fits: string) =>
    counted.reduce((sum, { key, status, count }) => (key === fits && status !== 'Withdrawn' ? sum + count : sum), 0)
  return {
    total: handedInOf(counted),
    fits: numberOf('fits'),
    doesNotFit: numberOf('doesNotFit'),
    unknown: numberOf('unknown'),
    conditions:
      conditions?.flatMap(({ kind, ...numbers }) => (kind === null ? [] : [{ kind, ...told(kind, numbers) }])) ?? null,
    unattributed: conditions?.find(({ kind }) => kind === null)?.doesNotFit ?? 0,
  }
}

interface Missing extends Record<string, unknown> {
  readonly kind: string | null
  readonly doesNotFit: number
  readonly unknown: number
}

async function missingConditions(of: Overviewed): Promise<Missing[]> {
  const { rows } = await database().execute<Missing>(sql`
    select kind, count(*) filter (where verdict = 'unmet')::int as "doesNotFit",
      count(*) filter (where verdict = 'unsure')::int as unknown
    from ${applications} join ${snapshots} on ${snapshots.applicationId} = ${applications.id}, lateral (
      select unnest(${snapshots.unmet}) as kind, 'unmet' as verdict
      union all select unnest(${snapshots.unsure}), 'unsure'
      union all select null, 'unmet' where ${snapshots.unmet} is null and ${snapshots.fit} <> 'fits'
    ) as verdicts
    where ${and(
      ...[applicationsIn(of), isApplication, isIn(sql`${applications.submittedAt}`, of)],
      // Applicants who fit meet every condition, so their rows need not be read.
      sql`${snapshots.formId} = ${of.formIds?.[0] ?? null}::uuid and ${snapshots.fit} <> 'fits'`,
    )}
    group by 1 order by 2 desc, 1`)
  return rows
}

/** Small numbers by gender and age are suppressed. */
function told(kind: string, { doesNotFit, unknown }: Pick<Missing, 'doesNotFit' | 'unknown'>) {
  const isGuarded = kind === 'gender' || kind === 'age'
  const guard = (count: number) => (isGuarded && count > 0 && count < fewestTold ? null : count)
  return { doesNotFit: guard(doesNotFit), unknown: guard(unknown) }
}

/** Includes applications without a value: the denominator of all shares. */
const handedInOf = (counted: readonly Pick<Counted, 'status' | 'count'>[]) =>
  counted.reduce((sum, { status, count }) => (status === 'Withdrawn' ? sum : sum + count), 0)

/** The provinces and universities with the most applications. */
export async function places(of: Overviewed, language: Language): Promise<ReportsOverview['places']> {
  const [cities, schools] = await Promise.all([countByDimension(of, 'city'), countByDimension(of, 'university')])
  return { total: handedInOf(cities), ...(await namedPlaces(ranked(cities, 81), ranked(schools, 100), language)) }
}

interface PlaceNumbers {
  readonly id: number
  readonly count: number
  readonly approved: number | null
}

export async function namedPlaces(
  provinces: readonly PlaceNumbers[],
  universities: readonly PlaceNumbers[],
  language: Language,
): Promise<Omit<NonNullable<ReportsOverview['places']>, 'total'>> {
  const nameOf = await referenceNames(database(), language, {
    city: provinces.map(({ id }) => id),
    university: universities.map(({ id }) => id),
  })
  return {
    provinces: provinces.map((one) => ({ ...one, name: nameOf('city', one.id) ?? '' })),
    universities: universities.map((one) => ({ ...one, name: nameOf('university', one.id) ?? '' })),
  }
}

export function ranked(counted: Awaited<ReturnType<typeof countByDimension>>, most: number) {
  const sums = new Map<string, { count: number; approved: number }>()
  for (const { key, status, count } of counted) {
    if (key === null || status === 'Withdrawn') continue
    const sum = sums.get(key) ?? { count: 0, approved: 0 }
    sums.set(key, { count: sum.count + count, approved: sum.approved + (status === 'Approved' ? count : 0) })
  }
  return [...sums]
    .map(([key, sum]) => ({ id: Number(key), ...sum }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, most)
}
