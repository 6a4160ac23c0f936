import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listReserves as call } from '#contract/results/reserves.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { interviewScore } from '#domain/applying/applications/interview-score.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { letterToPromoted } from '../letters.ts'
import { placesOf } from '../places.ts'
import { inReserveOrder, isReserve } from './reserve-order.ts'

export async function listReserves(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  const db = database()
  const form = await formOf(db, input)
  const before = (pageNumber - 1) * pageSize
  const rows = await db
    .select({
      applicationId: applications.id,
      name: snapshots.name,
      surname: snapshots.surname,
      gpa: snapshots.gpa,
      interviewScore,
      fit: snapshots.fit,
      submittedAt: applications.submittedAt,
      isPublished: sql<boolean>`${applications.resultPublishedAt} is not null`,
    })
    .from(applications)
    .innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
    .leftJoin(results, eq(results.applicationId, applications.id))
    .where(isReserve(input))
    .orderBy(...inReserveOrder)
    .limit(pageSize)
    .offset(before)
  return {
    items: rows.map(({ name, surname, submittedAt, ...row }, at) => ({
      ...row,
      place: before + at + 1,
      name: shownName(caller.language, name, surname),
      submittedAt: (submittedAt ?? new Date(0)).toISOString(),
    })),
    total: await db.$count(applications, isReserve(input)),
    pageNumber,
    pageSize,
    places: await placesOf(db, form),
    letter: await letterToPromoted(form),
    can: { promote: isGranted(caller, 'Applications', 'full') },
  }
}
