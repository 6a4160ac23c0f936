import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readApplicationsOverview as call } from '#contract/company-applications.ts'
import { database } from '#database/connection.ts'
import { applications, applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { cities, educationClasses, universities } from '#database/schema/reference.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#domain/data/prepared.ts'
import { type FormIds, formOf } from '#domain/forms/own-form.ts'
import { handedInTo } from './application-filters.ts'
import { contentOf } from './own-application.ts'

export async function readApplicationsOverview({ language }: Caller, ids: FormIds): Promise<Output<typeof call>> {
  const { title, publishedVersion } = await formOf(database(), ids)
  const [content, numbers, choices] = await Promise.all([
    publishedVersion === null ? undefined : contentOf(database(), { ...ids, formVersion: publishedVersion }),
    numbersOf(ids),
    choicesOf(ids, language),
  ])
  return {
    title,
    steps: (content?.steps ?? []).map(({ id, name }) => ({ id, name })),
    questions: (content?.questions ?? [])
      .filter(({ kind }) => kind !== 'page')
      .map(({ id, kind, label, options }) => ({ id, kind, label, options })),
    ...numbers,
    choices,
  }
}

async function numbersOf({ companyId, formId }: FormIds) {
  const [numbers] = await database()
    .select({
      submitted: sql<number>`count(*) filter (where ${applications.submittedAt} is not null)`,
      drafts: sql<number>`count(*) filter (where ${applications.status} = 'Draft')`,
      sealed: sql<number>`count(*) filter (where ${applications.sealed})`,
    })
    .from(applications)
    .where(and(eq(applications.formId, formId), eq(applications.companyId, companyId)))
  return numbers ?? { submitted: 0, drafts: 0, sealed: 0 }
}

/** As many as somebody looks through; whoever searches for a rarer one types its name. */
const most = 100

/** Counted in one pass; of those that are sealed nothing is told. */
async function choicesOf(ids: FormIds, language: Language) {
  const rows = await database()
    .select({
      universityId: snapshots.universityId,
      cityId: snapshots.cityId,
      classId: snapshots.classId,
      count: sql<number>`count(*)`,
    })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(and(handedInTo(ids), eq(snapshots.formId, ids.formId), eq(applications.sealed, false)))
    .groupBy(sql`grouping sets ((${snapshots.universityId}), (${snapshots.cityId}), (${snapshots.classId}))`)
  const counted = (key: 'universityId' | 'cityId' | 'classId') =>
    rows
      .flatMap(({ [key]: id, count }) => (id === null ? [] : { id, count }))
      .sort((one, other) => other.count - one.count)
      .slice(0, most)
  const [ofUniversities, ofCities, ofClasses] = await Promise.all([
    named(language, universities, counted('universityId')),
    named(language, cities, counted('cityId')),
    named(language, educationClasses, counted('classId')),
  ])
  return { universities: ofUniversities, cities: ofCities, classes: ofClasses }
}

type Reference = PgTable & (typeof universities | typeof cities | typeof educationClasses)

async function named(language: Language, table: Reference, counts: readonly { id: number; count: number }[]) {
  if (counts.length === 0) return []
  const ids = counts.map(({ id }) => id)
  const rows = await database()
    .select({ id: table.id, name: nameIn(language, table) })
    .from(table)
    .where(inArray(table.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return counts.flatMap(({ id, count }) => {
    const name = names.get(id)
    return name === undefined ? [] : { id, name, count }
  })
}
