import { and, eq, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { counted, isApplication, numberOf as sumWhere } from '#domain/forms/application-counts/counted-applications.ts'
import { countByDimension } from '../count-by-dimension.ts'
import type { Counted } from '../counted.ts'
import { keptBegun } from '../kept/kept-report.ts'
import { dayAt, isIn, numberOf } from '../period.ts'
import { type Overviewed, ofForms, viewsIn } from './overviewed.ts'

/**
 * The funnel from viewing a form to taking part. Views and started applications are counted by their own day; the other
 * stages are of applications submitted on these days, in their current status.
 */
export async function funnel(of: Overviewed, seesParticipants: boolean): Promise<ReportsOverview['funnel']> {
  const [seen, begun, stages, accepted] = await Promise.all([
    seenIn(of),
    begunIn(of),
    stagesIn(of),
    seesParticipants ? acceptedIn(of) : null,
  ])
  return { seen, begun, ...stages, accepted }
}

async function seenIn(of: Overviewed): Promise<number> {
  const { rows } = await database().execute<{ seen: number }>(sql`
    select coalesce(sum(${formViews.views}), 0)::int as seen from ${formViews}
    where ${and(viewsIn(of), eq(formViews.place, 'page'))}`)
  return rows[0]?.seen ?? 0
}

/** Started: drafts and submitted applications, without withdrawn and sealed ones. */
export const isBegun = sql`(${applications.status} = 'Draft' or ${isApplication})`

async function begunIn(of: Overviewed): Promise<number> {
  if (of.from === undefined && of.to === undefined) {
    const { status } = applicationCounts
    const [kept] = await database()
      .select({ begun: sumWhere(sql`${status} = 'Draft' or ${counted.isApplication}`) })
      .from(applicationCounts)
      .where(and(eq(applicationCounts.companyId, of.companyId), ofForms(of, sql`${applicationCounts.formId}`)))
    return kept?.begun ?? 0
  }
  return (await keptBegun(of, of)).reduce((sum, { count }) => sum + count, 0)
}

/** The stages reached by applications submitted on these days, from the kept counts. */
const stagesIn = async (of: Overviewed) => stagesOf(await countByDimension(of, undefined))

export function stagesOf(counted: readonly Pick<Counted, 'status' | 'count'>[]) {
  const sumOf = (isMeant: (status: string) => boolean) =>
    counted.reduce((sum, { status, count }) => (status !== 'Withdrawn' && isMeant(status) ? sum + count : sum), 0)
  return {
    handedIn: sumOf(() => true),
    inReview: sumOf((status) => status !== 'Submitted'),
    shortlisted: sumOf((status) => ['Shortlisted', 'Reserve', 'Approved'].includes(status)),
    approved: sumOf((status) => status === 'Approved'),
  }
}

/** How many of the candidates who applied on these days take part or took part. */
export const acceptedIn = (of: Overviewed): Promise<number> => {
  const handedIn = isIn(sql`${applications.submittedAt}`, of)
  return database().$count(
    participants,
    and(
      eq(participants.companyId, of.companyId),
      ofForms(of, sql`${participants.formId}`),
      handedIn &&
        sql`exists (select from ${applications} where ${applications.id} = ${participants.applicationId} and ${handedIn})`,
    ),
  )
}

/** The most days returned. */
const mostDays = 731

export async function days(of: Overviewed): Promise<ReportsOverview['days']> {
  const [begun, handedIn] = await Promise.all([keptBegun(of, of), countByDimension(of, 'day')])
  return daysFrom(begun, handedIn)
}

export function daysFrom(begun: readonly Counted[], handedIn: readonly Counted[]) {
  const byDay = new Map(
    begun.flatMap(({ key: day, count }) => (day ? [[day, { day, begun: count, handedIn: 0 }]] : [])),
  )
  for (const { key, status, count } of handedIn) {
    if (key === null || status === 'Withdrawn') continue
    const own = byDay.get(key) ?? { day: key, begun: 0, handedIn: 0 }
    byDay.set(key, { ...own, handedIn: own.handedIn + count })
  }
  const told = [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
  return withoutMissingDays(told).slice(-mostDays)
}

function withoutMissingDays(told: readonly { day: string; begun: number; handedIn: number }[]) {
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return []
  const byDay = new Map(told.map((one) => [one.day, one]))
  const from = Math.max(numberOf(first.day), numberOf(last.day) - mostDays)
  return Array.from({ length: numberOf(last.day) - from + 1 }, (_, at) => {
    const day = dayAt(from + at)
    return byDay.get(day) ?? { day, begun: 0, handedIn: 0 }
  })
}
