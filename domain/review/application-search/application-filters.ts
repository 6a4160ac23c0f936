import { and, eq, gt, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { applicationNames as names } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { holdsFolded } from '#domain/ground/reference/search.ts'
import { type AnswerFilter, answerMeets } from './answer-filter.ts'
import { bornUntil } from './born-until.ts'
import { byDesk } from './desk-filters.ts'
import { phoneEnding, withPhoneEnding } from './phone-ending.ts'
import { ownLetters, receiptLetters } from './receipt-letters.ts'
import { ofSamePerson } from './same-person.ts'

/** The filters of a search; texts are folded (`tr_fold`). */
type Filters = Readonly<Omit<ApplicationFilters, 'answers'>> & {
  readonly answers?: readonly AnswerFilter[] | undefined
}

interface OfForm {
  readonly companyId: string
  /** One form's id, or `any(…)` of several, which is compared in the same way. */
  readonly formId: string | SQL
}

/**
 * The tables that hold an application's status, step and awaited action: the names duplicate them from applications.
 */
type Standing = typeof applications | typeof names

/** Applications handed in to this form, sealed or not. Drafts are not visible to organizations. */
export const arrivedAt = ({ companyId, formId }: OfForm, own: Standing = applications) =>
  and(eq(own.formId, formId), eq(own.companyId, companyId), isNotNull(own.submittedAt))

/** The submitted applications that the organization may read: sealed ones appear in no list, filter or count. */
export const handedInTo = (form: OfForm, own: Standing = applications) =>
  and(arrivedAt(form, own), eq(own.sealed, false))

export interface ApplicationSearch extends Filters {
  /** The account whose assignments “mine” filters by (`resolveMine`). */
  readonly me?: string | undefined
  readonly companyId: string
  readonly formId: OfForm['formId']
}

/** All filters but the status: each status is counted, so it is applied separately. */
export const matching = (search: ApplicationSearch): SQL | undefined =>
  and(handedInTo(search), byStanding(search), byDesk(search), ofSender(search), byName(search))

/**
 * The same for a search that `application_names` alone can answer (`isOfNames`): its rows are narrow, so counting many
 * matches takes a fraction of the time.
 */
export const matchingNames = (search: ApplicationSearch): SQL | undefined =>
  and(handedInTo(search, names), byStanding(search, names), byName(search), ...bySaid(search, names))

/** Whether `application_names` has all the columns of the search: no answers, same person, or additions by members. */
export const isOfNames = (search: ApplicationSearch): boolean =>
  search.samePerson === undefined && !search.answers?.length && !byDesk(search)

/** Whether the search is only by text and by the application's own status, step and dates. */
export const isOnlyNamed = (search: ApplicationSearch): boolean =>
  search.search !== undefined && !bySender(search) && !byDesk(search)

/** Whether the search needs more than the application's own row. */
export const looksBeyond = (search: ApplicationSearch): boolean =>
  search.search !== undefined || bySender(search) !== undefined || byDesk(search) !== undefined

/** Withdrawn applications are shown only when they are asked for. */
export const withStatus = ({ status }: Filters, own: Standing = applications): SQL =>
  status ? inArray(own.status, status) : ne(own.status, 'Withdrawn')

/** The form's id is compared in both tables, so that the indexes of both can be used. */
function ofSender(search: ApplicationSearch): SQL | undefined {
  const sender = bySender(search)
  return sender && and(eq(snapshots.formId, search.formId), sender)
}

export const byStanding = (search: ApplicationSearch, own: Standing = applications): SQL | undefined => {
  const { action, stepId, submittedFrom, submittedTo } = search
  return and(
    action && inArray(own.action, action),
    stepId && inArray(own.stepId, stepId),
    submittedFrom === undefined ? undefined : gte(own.submittedAt, new Date(submittedFrom)),
    submittedTo === undefined ? undefined : lte(own.submittedAt, new Date(submittedTo)),
  )
}

/** The filters on the candidate and the answers, except the name; undefined if there are none. */
export function bySender(search: ApplicationSearch): SQL | undefined {
  const { samePerson, formId, answers = [] } = search
  const wanted = [
    ...bySaid(search),
    samePerson && ofSamePerson(formId),
    ...answers.map((filter) => answerMeets(filter, formId)),
  ]
  const present = wanted.filter((condition) => condition !== undefined)
  return present.length > 0 ? and(...present) : undefined
}

/**
 * The filter on typed text; undefined without one. A receipt number matches whole, a phone number by its last digits, a
 * name by any part of it.
 */
export function byName({ search, companyId, formId }: Pick<ApplicationSearch, 'search' | 'companyId' | 'formId'>) {
  if (search === undefined) return undefined
  const [letters, ending] = [receiptLetters(search), phoneEnding(search)]
  const found = or(
    holdsFolded(names.search, search),
    letters === undefined ? undefined : eq(ownLetters, letters),
    ending === undefined
      ? undefined
      : sql`${names.applicationId} = any(${withPhoneEnding({ companyId, formId }, ending)})`,
  )
  return and(eq(names.formId, formId), found)
}

/** The tables that hold what the candidate submitted: the names duplicate these columns from the snapshots. */
type Said = typeof snapshots | typeof names

const bySaid = (filters: Filters, own: Said = snapshots) => [...byProfile(filters, own), ...byNumbers(filters, own)]

const byProfile = (filters: Filters, own: Said): (SQL | undefined)[] => [
  filters.fit && inArray(own.fit, filters.fit),
  filters.level && inArray(own.level, filters.level),
  filters.classId && inArray(own.classId, filters.classId),
  filters.universityId && inArray(own.universityId, filters.universityId),
  filters.facultyId && inArray(own.facultyId, filters.facultyId),
  filters.departmentId && inArray(own.departmentId, filters.departmentId),
  filters.cityId && inArray(own.cityId, filters.cityId),
  filters.nationalityId && inArray(own.nationalityId, filters.nationalityId),
  filters.gender && inArray(own.gender, filters.gender),
]

const byNumbers = ({ minGpa, maxGpa, minAge, maxAge }: Filters, own: Said): (SQL | undefined)[] => [
  minGpa === undefined ? undefined : gte(own.gpa, minGpa),
  maxGpa === undefined ? undefined : lte(own.gpa, maxGpa),
  minAge === undefined ? undefined : lte(own.birthDate, bornUntil(new Date(), minAge)),
  maxAge === undefined ? undefined : gt(own.birthDate, bornUntil(new Date(), maxAge + 1)),
]
