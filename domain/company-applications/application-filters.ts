import { and, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/company-applications.ts'
import { applications, applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { pattern } from '#domain/data/search.ts'
import { answerMeets } from './answer-filter.ts'

type Filters = Readonly<ApplicationFilters>

/** What was handed in to this form: nobody sees what is still being written. */
export const handedInTo = ({ companyId, formId }: { readonly companyId: string; readonly formId: string }) =>
  and(eq(applications.formId, formId), eq(applications.companyId, companyId), isNotNull(applications.submittedAt))

/** What can be asked of a sealed one too: nothing of who sent it. The status is apart, because each is counted. */
export const byStanding = ({ action, stepId, submittedFrom, submittedTo }: Filters): SQL | undefined =>
  and(
    action && inArray(applications.action, action),
    stepId && inArray(applications.stepId, stepId),
    submittedFrom === undefined ? undefined : gte(applications.submittedAt, new Date(submittedFrom)),
    submittedTo === undefined ? undefined : lte(applications.submittedAt, new Date(submittedTo)),
  )

/** What is asked of the person and the answers; undefined where nothing is. It never finds a sealed one. */
export function bySender(filters: Filters): SQL | undefined {
  const asked = [...byProfile(filters), ...byNumbers(filters), ...(filters.answers ?? []).map(answerMeets)]
  const present = asked.filter((one) => one !== undefined)
  return present.length > 0 ? and(eq(applications.sealed, false), ...present) : undefined
}

const byProfile = (filters: Filters): (SQL | undefined)[] => [
  // The subselect folds it once instead of once per row.
  filters.search === undefined
    ? undefined
    : sql`${snapshots.search} like (select tr_fold(${pattern(filters.search)}::text))`,
  filters.fit && inArray(snapshots.fit, filters.fit),
  filters.level && inArray(snapshots.level, filters.level),
  filters.classId && inArray(snapshots.classId, filters.classId),
  filters.universityId && inArray(snapshots.universityId, filters.universityId),
  filters.facultyId && inArray(snapshots.facultyId, filters.facultyId),
  filters.departmentId && inArray(snapshots.departmentId, filters.departmentId),
  filters.cityId && inArray(snapshots.cityId, filters.cityId),
  filters.nationalityId && inArray(snapshots.nationalityId, filters.nationalityId),
  filters.gender && inArray(snapshots.gender, filters.gender),
]

/** Today in Istanbul, where a birthday begins. */
const today = sql`(now() at time zone 'Europe/Istanbul')::date`
const birthday = (age: number) => sql`${snapshots.birthDate} + make_interval(years => ${age})`

const byNumbers = ({ minGpa, maxGpa, minAge, maxAge }: Filters): (SQL | undefined)[] => [
  minGpa === undefined ? undefined : gte(snapshots.gpa, minGpa),
  maxGpa === undefined ? undefined : lte(snapshots.gpa, maxGpa),
  minAge === undefined ? undefined : sql`${birthday(minAge)} <= ${today}`,
  maxAge === undefined ? undefined : sql`${birthday(maxAge + 1)} > ${today}`,
]
