import { and, eq, notInArray, or, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import type { listFilterChoices as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { type FormIds, formOf } from '#domain/forms/forms/own-form.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { arrivedAt } from '#domain/review/application-search/application-filters.ts'
import { filterNames, type ReferenceFilter, referenceFilters } from './filter-names.ts'

/** How many choices of each kind a list can usefully show. */
const most = 100

export async function listFilterChoices({ language }: Caller, ids: FormIds): Promise<Output<typeof call>> {
  const { publishedVersion } = await formOf(database(), ids)
  const [counted, { types, ownDocuments }] = await Promise.all([
    countChoices(ids),
    documentsAskedFor(ids, publishedVersion),
  ])
  const often = Object.fromEntries(
    referenceFilters.map((filter) => [filter, frequent(counted, filter).map(({ value }) => value)]),
  ) as Record<ReferenceFilter, number[]>
  const [names, typeNames] = await Promise.all([
    filterNames(language, often),
    documentTypeNames(database(), language, types),
  ])
  const withCounts = (list: readonly { id: number; name: string }[], filter: ReferenceFilter) => {
    const counts = new Map(frequent(counted, filter).map(({ value, count }) => [value, count]))
    return list.map((item) => ({ ...item, count: counts.get(item.id) ?? 0 }))
  }
  return {
    universities: withCounts(names.universities, 'universityId'),
    faculties: withCounts(names.faculties, 'facultyId'),
    departments: withCounts(names.departments, 'departmentId'),
    classes: withCounts(names.classes, 'classId'),
    cities: withCounts(names.cities, 'cityId'),
    nationalities: withCounts(names.nationalities, 'nationalityId'),
    levels: counted
      .flatMap(({ level, count }) => (level === null ? [] : { code: level, count }))
      .sort((one, other) => other.count - one.count),
    documentTypes: [...typeNames].map(([id, name]) => ({ id, name })),
    ownDocuments,
  }
}

type Counted = Awaited<ReturnType<typeof countChoices>>

const frequent = (counted: Counted, filter: ReferenceFilter) =>
  counted
    .flatMap(({ [filter]: value, count }) => (value === null ? [] : { value, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, most)

/**
 * Counts in one pass over a covering index. Every submitted application has a snapshot; the few sealed and withdrawn
 * ones are excluded by their ids.
 */
function countChoices(form: FormIds) {
  const { id, sealed, status } = applications
  const others = database()
    .select({ id })
    .from(applications)
    .where(and(arrivedAt(form), or(eq(sealed, true), eq(status, 'Withdrawn'))))
  const { universityId, facultyId, departmentId, classId, cityId, nationalityId, level } = snapshots
  return database()
    .select({
      universityId,
      facultyId,
      departmentId,
      classId,
      cityId,
      nationalityId,
      level: sql<EducationLevelCode | null>`${level}`,
      count: sql<number>`count(*)`,
    })
    .from(snapshots)
    .where(and(eq(snapshots.formId, form.formId), notInArray(snapshots.applicationId, others)))
    .groupBy(
      sql`grouping sets ((${universityId}), (${facultyId}), (${departmentId}), (${classId}), (${cityId}), (${nationalityId}), (${level}))`,
    )
}

/** The types and own names of documents that the form asks for, and those requested from its applicants later. */
export async function documentsAskedFor(form: FormIds, version: number | null) {
  const [content, requested] = await Promise.all([
    version === null ? undefined : versionContent(database(), form.formId, version),
    database()
      .selectDistinct({ type: documentRequests.documentTypeId, ownName: documentRequests.ownName })
      .from(documentRequests)
      .where(eq(documentRequests.formId, form.formId)),
  ])
  const asked = content?.documents ?? []
  const names = [...asked, ...requested].flatMap(({ ownName }) => ownName ?? [])
  return {
    types: [...new Set([...asked.map(({ documentTypeId }) => documentTypeId), ...requested.map(({ type }) => type)])],
    ownDocuments: [...new Map(names.toReversed().map((name) => [name.tr, name])).values()].toReversed(),
  }
}
