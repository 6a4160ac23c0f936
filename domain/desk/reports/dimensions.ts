import { type SQL, sql } from 'drizzle-orm'
import type { applicationGroups } from '#contract/reports/report-facts.ts'
import type { applicationNames } from '#database/schema/application-names.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'
import { dayOf } from './period.ts'

/**
 * What reports group by, and of decisions: the week with the duration (`decision_key`), and the member who made it.
 */
export type Dimension = (typeof applicationGroups)[number] | 'decision' | 'decider'

interface Of {
  /**
   * The application that is grouped, and the row whose status and day are counted: the application's or its
   * participant's.
   */
  readonly applicationId: SQL
  readonly status: SQL
  readonly moment: SQL
  readonly formId: SQL
  /** The table with the candidate's columns, if not the snapshot. */
  readonly names?: typeof applicationNames | undefined
  readonly questionId?: string | undefined
}

export interface Grouping {
  readonly key: SQL
  /** The joins that the key needs; left joins, so that rows without a value are counted too. */
  readonly joins: SQL
  /** The key is a column of the snapshot, which the caller's statement must join. */
  readonly ofSnapshot?: boolean
}

const nothing = sql``
const isDecided = sql`${applications.decidedAt} is not null and ${applications.status} in ${decisionList}`

/** Dimensions in which one application may be in several groups. */
export const isOverlapping = (dimension: Dimension | undefined, kind?: string) =>
  dimension === 'tag' || dimension === 'assignee' || (dimension === 'answer' && kind === 'multiple')

/** How rows are grouped: the key as text, null without a value. */
export function groupingOf(dimension: Dimension, of: Of): Grouping {
  const day = dayOf(of.moment)
  const said = of.names ?? snapshots
  const standing = of.names ?? applications
  const plain = (key: SQL): Grouping => ({ key, joins: nothing })
  const snapshot = (key: SQL): Grouping => ({ key, joins: nothing, ofSnapshot: of.names === undefined })
  switch (dimension) {
    case 'day':
      return plain(sql`${day}::text`)
    case 'week':
      return plain(sql`date_trunc('week', ${day}::timestamp)::date::text`)
    case 'month':
      return plain(sql`to_char(${day}, 'YYYY-MM')`)
    case 'form':
      return plain(sql`${of.formId}::text`)
    case 'status':
      return plain(sql`${of.status}::text`)
    case 'step':
      return plain(sql`${standing.stepId}::text`)
    case 'university':
      return snapshot(sql`${said.universityId}::text`)
    case 'faculty':
      return snapshot(sql`${said.facultyId}::text`)
    case 'city':
      return snapshot(sql`${said.cityId}::text`)
    case 'class':
      return snapshot(sql`${said.classId}::text`)
    case 'level':
      return snapshot(sql`${said.level}`)
    case 'gender':
      return snapshot(sql`${said.gender}`)
    case 'fit':
      return snapshot(sql`${said.fit}`)
    case 'ageBand':
      return snapshot(sql`age_band(${said.birthDate}, ${dayOf(sql`${standing.submittedAt}`)})`)
    case 'source':
      return snapshot(sql`${said.source}`)
    case 'tag':
      return {
        key: sql`${applicationTags.tagId}::text`,
        joins: sql`left join ${applicationTags} on ${applicationTags.applicationId} = ${of.applicationId}`,
      }
    case 'assignee':
      return {
        key: sql`${assignments.accountId}::text`,
        joins: sql`left join ${assignments} on ${assignments.applicationId} = ${of.applicationId}`,
      }
    case 'decision':
      return plain(
        sql`case when ${isDecided} then decision_key(${applications.submittedAt}, ${applications.decidedAt}) end`,
      )
    case 'decider':
      return plain(sql`case when ${isDecided} then ${applications.decidedBy}::text end`)
    case 'answer':
      return {
        key: sql`chosen.option`,
        joins: sql`left join lateral (
          select jsonb_array_elements_text(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end) as option
          from (select ${snapshots.answers} -> ${of.questionId ?? ''}::text as given) as one
          where coalesce(given, 'null') not in ('null', '""', '[]')
        ) as chosen on true`,
        ofSnapshot: true,
      }
  }
}
