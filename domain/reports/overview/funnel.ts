import { and, eq, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { counted, isApplication, numberOf } from '#domain/application-counts/counted-applications.ts'
import { dayOf, isIn } from '../period.ts'
import { applicationsIn, type Overviewed, ofForms, viewsIn } from './overviewed.ts'

/**
 * From seeing a form to taking part. Who was seen and who began are counted by the day of that; everything else is about
 * those who handed in on these days, as far as they have come by now.
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

/** Begun and still a draft, or handed in; what was withdrawn or is sealed is in neither. */
export const isBegun = sql`(${applications.status} = 'Draft' or ${isApplication})`

async function begunIn(of: Overviewed): Promise<number> {
  if (of.from === undefined && of.to === undefined) {
    const { status } = applicationCounts
    const [kept] = await database()
      .select({ begun: numberOf(sql`${status} = 'Draft' or ${counted.isApplication}`) })
      .from(applicationCounts)
      .where(and(eq(applicationCounts.companyId, of.companyId), ofForms(of, sql`${applicationCounts.formId}`)))
    return kept?.begun ?? 0
  }
  const begun = isIn(sql`${applications.createdAt}`, of)
  return database().$count(applications, and(applicationsIn(of), isBegun, begun))
}

const stageColumns = sql`
  coalesce(sum(count), 0)::int as "handedIn",
  coalesce(sum(count) filter (where status <> 'Submitted'), 0)::int as "inReview",
  coalesce(sum(count) filter (where status in ('Shortlisted', 'Reserve', 'Approved')), 0)::int as shortlisted,
  coalesce(sum(count) filter (where status = 'Approved'), 0)::int as approved`

interface Stages extends Record<string, unknown> {
  readonly handedIn: number
  readonly inReview: number
  readonly shortlisted: number
  readonly approved: number
}

async function stagesIn(of: Overviewed): Promise<Stages> {
  const own = and(applicationsIn(of), isApplication, isIn(sql`${applications.submittedAt}`, of))
  const { rows } = await database().execute<Stages>(sql`
    select ${stageColumns} from (
      select ${applications.status} as status, count(*) as count from ${applications} where ${own} group by 1
    ) as standing`)
  return rows[0] ?? { handedIn: 0, inReview: 0, shortlisted: 0, approved: 0 }
}

/** Those who handed in on these days and take part, or took part. */
const acceptedIn = (of: Overviewed): Promise<number> => {
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

/** Begun and handed in by day. */
export async function days(of: Overviewed): Promise<ReportsOverview['days']> {
  const { rows } = await database().execute<{ day: string; begun: number; handedIn: number }>(sql`
    select day::text as day, sum(begun)::int as begun, sum(handed_in)::int as "handedIn" from (
      select ${dayOf(sql`${applications.createdAt}`)} as day, count(*) as begun, 0 as handed_in
      from ${applications} where ${and(applicationsIn(of), isBegun, isIn(sql`${applications.createdAt}`, of))} group by 1
      union all
      select ${dayOf(sql`${applications.submittedAt}`)}, 0, count(*)
      from ${applications} where ${and(applicationsIn(of), isApplication, isIn(sql`${applications.submittedAt}`, of))} group by 1
    ) as each_day group by 1 order by 1 desc limit 731`)
  return rows.reverse()
}
