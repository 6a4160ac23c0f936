import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import type { listParticipantChoices as call } from '#contract/participants/participants.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { filterNames } from '#domain/review/review/filter-names.ts'
import { ofCompany } from './participant-conditions.ts'

type Asked = Input<typeof call>

/** How many choices of each kind a list can usefully show. */
const most = 100

/** Frequent values are counted among this many of the newest participants, a sufficient sample for larger lists. */
const newest = 10_000

export async function listParticipantChoices({ language }: Caller, input: Asked): Promise<Output<typeof call>> {
  const { companyId, formId } = input
  if (formId !== undefined) await formNumberOf(database(), { companyId, formId })
  const [counted, ownTags, ownTerms, areTagged] = await Promise.all([
    countChoices(input),
    tagsOf(companyId),
    termsOf(input),
    someCarryTags(input),
  ])
  const often = (filter: Filter) => frequent(counted, filter).map(({ value }) => value)
  const names = await filterNames(
    language,
    Object.fromEntries(filters.map((filter) => [filter, [...often(filter), ...(input[filter] ?? [])]])),
  )
  const withCounts = (list: readonly { id: number; name: string }[], filter: Filter) => {
    const counts = new Map(frequent(counted, filter).map(({ value, count }) => [value, count]))
    return list.map((item) => ({ ...item, count: counts.get(item.id) ?? 0 }))
  }
  return {
    tags: ownTags,
    terms: ownTerms,
    levels: counted
      .flatMap(({ level, count }) => (level === null ? [] : { code: level, count }))
      .sort((one, other) => other.count - one.count),
    universities: withCounts(names.universities, 'universityId'),
    departments: withCounts(names.departments, 'departmentId'),
    classes: withCounts(names.classes, 'classId'),
    cities: withCounts(names.cities, 'cityId'),
    filled: [
      ...(ownTerms.some(({ isOpen }) => isOpen) ? (['term'] as const) : []),
      ...(often('classId').length > 0 ? (['class'] as const) : []),
      ...(often('cityId').length > 0 ? (['city'] as const) : []),
      ...(areTagged ? (['tags'] as const) : []),
    ],
  }
}

const filters = ['universityId', 'departmentId', 'classId', 'cityId'] as const
type Filter = (typeof filters)[number]

type Counted = Awaited<ReturnType<typeof countChoices>>

const frequent = (counted: Counted, filter: Filter) =>
  counted
    .flatMap(({ [filter]: value, count }) => (value === null ? [] : { value, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, most)

const newestOf = (input: Asked) =>
  database()
    .select({ id: participants.applicationId })
    .from(participants)
    .where(ofCompany(input))
    .orderBy(sql`${participants.createdAt} desc nulls last`, asc(participants.id))
    .limit(newest)

async function someCarryTags(input: Asked) {
  const tagged = await database()
    .select({ one: sql`1` })
    .from(applicationTags)
    .where(inArray(applicationTags.applicationId, newestOf(input)))
    .limit(1)
  return tagged.length > 0
}

function countChoices(input: Asked) {
  const { universityId, departmentId, classId, cityId, level } = snapshots
  return database()
    .select({
      universityId,
      departmentId,
      classId,
      cityId,
      level: sql<EducationLevelCode | null>`${level}`,
      count: sql<number>`count(*)`,
    })
    .from(snapshots)
    .where(inArray(snapshots.applicationId, newestOf(input)))
    .groupBy(sql`grouping sets ((${universityId}), (${departmentId}), (${classId}), (${cityId}), (${level}))`)
}

const tagsOf = (companyId: string) =>
  database()
    .select({ id: tags.id, name: tags.name, colour: tags.colour })
    .from(tags)
    .where(eq(tags.companyId, companyId))
    .orderBy(sql`${tags.name} collate turkish`)

const termsOf = ({ companyId, formId }: Asked) =>
  database()
    .select({
      id: terms.id,
      name: terms.name,
      formTitle: forms.title,
      isOpen: sql<boolean>`${terms.closedAt} is null`,
    })
    .from(terms)
    .innerJoin(forms, eq(forms.id, terms.formId))
    .where(and(eq(terms.companyId, companyId), formId === undefined ? undefined : eq(terms.formId, formId)))
    .orderBy(sql`${terms.closedAt} is not null`, desc(terms.startsOn), terms.id)
    .limit(most)
