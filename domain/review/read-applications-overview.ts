import { and, countDistinct, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readApplicationsOverview as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { cities, educationClasses, universities } from '#database/schema/reference.ts'
import { arrivedAt } from '#domain/application-search/application-filters.ts'
import { isUnreadReply } from '#domain/applications/unread-replies.ts'
import { nameIn } from '#domain/data/names.ts'
import type { Language } from '#domain/data/prepared.ts'
import { isApplication, isAwaitingReview, isSealed } from '#domain/forms/counted-applications.ts'
import { type FormIds, formOf } from '#domain/forms/own-form.ts'
import { versionContent } from '#domain/forms/version-content.ts'

type Asked = Input<typeof call>

export async function readApplicationsOverview({ language }: Caller, asked: Asked): Promise<Output<typeof call>> {
  const ids: FormIds = { companyId: asked.companyId, formId: asked.formId }
  const { title, publishedVersion } = await formOf(database(), ids)
  const [content, numbers, unreadReplies, choices] = await Promise.all([
    publishedVersion === null ? undefined : versionContent(database(), ids.formId, publishedVersion),
    numbersOf(ids),
    countUnread(ids),
    choicesOf(asked, language),
  ])
  return {
    title,
    steps: (content?.steps ?? []).map(({ id, name }) => ({ id, name })),
    questions: (content?.questions ?? [])
      .filter(({ kind }) => kind !== 'page')
      .map(({ id, kind, label, options }) => ({ id, kind, label, options })),
    ...numbers,
    unreadReplies,
    choices,
  }
}

async function numbersOf(ids: FormIds) {
  const { companyId, formId } = ids
  const isDraft = and(
    eq(applications.formId, formId),
    eq(applications.companyId, companyId),
    eq(applications.status, 'Draft'),
  )
  const { status, sealed } = applications
  const [[numbers = nothingYet], drafts] = await Promise.all([
    database()
      .select({
        applications: sql<number>`count(*) filter (where ${isApplication})`,
        awaiting: sql<number>`count(*) filter (where ${isAwaitingReview})`,
        withdrawn: sql<number>`count(*) filter (where ${status} = 'Withdrawn' and not ${sealed})`,
        sealed: sql<number>`count(*) filter (where ${isSealed})`,
      })
      .from(applications)
      .where(arrivedAt(ids)),
    database().$count(applications, isDraft),
  ])
  return { ...numbers, drafts }
}

/** Applications to the form with a reply that nobody has read; sealed ones are in no number. */
async function countUnread({ companyId, formId }: FormIds): Promise<number> {
  const [counted] = await database()
    .select({ count: countDistinct(applicationMessages.applicationId) })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(
      and(
        eq(applicationMessages.companyId, companyId),
        isUnreadReply,
        eq(applications.formId, formId),
        eq(applications.sealed, false),
      ),
    )
  return counted?.count ?? 0
}

const nothingYet = { applications: 0, awaiting: 0, withdrawn: 0, sealed: 0 }

/** As many as somebody looks through. What is chosen already is there in any case. */
const most = 100

/**
 * Counted in one pass over an index that has all of it. Whatever was handed in has a snapshot; the few that are sealed
 * or were taken back are left out by their ids.
 */
async function choicesOf(asked: Asked, language: Language) {
  const { id, sealed, status } = applications
  const others = database()
    .select({ id })
    .from(applications)
    .where(and(arrivedAt(asked), or(eq(sealed, true), eq(status, 'Withdrawn'))))
  const rows = await database()
    .select({
      universityId: snapshots.universityId,
      cityId: snapshots.cityId,
      classId: snapshots.classId,
      count: sql<number>`count(*)`,
    })
    .from(snapshots)
    .where(and(eq(snapshots.formId, asked.formId), notInArray(snapshots.applicationId, others)))
    .groupBy(sql`grouping sets ((${snapshots.universityId}), (${snapshots.cityId}), (${snapshots.classId}))`)
  const counted = (key: 'universityId' | 'cityId' | 'classId') => {
    const all = rows
      .flatMap(({ [key]: id, count }) => (id === null ? [] : { id, count }))
      .sort((one, other) => other.count - one.count)
    const often = all.slice(0, most)
    const rare = [...new Set(asked[key])].filter((id) => often.every((one) => one.id !== id))
    return [...often, ...rare.map((id) => all.find((one) => one.id === id) ?? { id, count: 0 })]
  }
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
