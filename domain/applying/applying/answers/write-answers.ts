import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applications } from '#database/schema/applications.ts'
import { isNewer, type TypedAnswer } from './typed-answers.ts'

interface Writing {
  readonly applicationId: string
  readonly stamp: string
  readonly typed: readonly TypedAnswer[]
  /** The version that the application answers from now on. */
  readonly formVersion: number
  readonly lastPlace: string | null
  /** Whether version or place differ from those stored. */
  readonly isMoved: boolean
}

/** The answer that was stored for the same question before. */
export interface AnswerBefore extends Pick<typeof applicationAnswers.$inferSelect, 'questionId' | 'value' | 'device'> {
  readonly typedAt: string
  /** Whether the incoming answer replaced it. */
  readonly isReplaced: boolean
}

interface Written {
  readonly before: readonly AnswerBefore[]
  /** Null if no answer has changed. */
  readonly changedAt: string | null
}

/**
 * Stores each answer that is newer than the stored one, and the candidate's position, in one statement. The caller has
 * locked the application.
 */
export async function writeAnswers(tx: Transaction, { typed, ...application }: Writing): Promise<Written> {
  const { rows } = await writingOn(tx).execute({
    ...application,
    questionIds: typed.map(({ questionId }) => questionId),
    values: typed.map(({ value }) => (value === null ? null : JSON.stringify(value))),
    ages: typed.map(({ age }) => age),
    // As milliseconds, because an ISO date may have a year beyond PostgreSQL's range.
    typedAts: typed.map(({ typedAt }) => (typedAt === undefined ? null : Date.parse(typedAt))),
  })
  return rows[0] as Written
}

const applicationId = sql`${sql.placeholder('applicationId')}::uuid`
const questionIds = sql`${sql.placeholder('questionIds')}::uuid[]`

// All parts of the statement see the answers as they were before it.
const writingOn = preparedSql<Written>(
  'write_answers',
  sql`
  with given as (
    select question_id, value,
      least(coalesce(to_timestamp(typed_at / 1000), clock_timestamp() - age * interval '1 millisecond'), clock_timestamp()) as typed_at
    from unnest(${questionIds}, ${sql.placeholder('values')}::jsonb[], ${sql.placeholder('ages')}::float8[],
      ${sql.placeholder('typedAts')}::float8[]) as given (question_id, value, age, typed_at)
  ), before as (
    select question_id, value, typed_at, device from ${applicationAnswers}
    where application_id = ${applicationId} and question_id = any(${questionIds})
  ), written as (
    insert into ${applicationAnswers} (application_id, question_id, value, typed_at, device, saved_at)
    select ${applicationId}, question_id, value, typed_at, ${sql.placeholder('stamp')}::text, clock_timestamp() from given
    on conflict (application_id, question_id) do update
      set value = excluded.value, typed_at = excluded.typed_at, device = excluded.device, saved_at = excluded.saved_at
      where ${isNewer}
    returning question_id, value
  ), changed as (
    select exists (
      select from written left join before using (question_id)
      where coalesce(written.value, 'null') <> coalesce(before.value, 'null')
    ) as answers
  ), touched as (
    update ${applications}
    set form_version = ${sql.placeholder('formVersion')}::int,
      last_place = coalesce(${sql.placeholder('lastPlace')}::text, last_place),
      changed_at = case when changed.answers then clock_timestamp() else changed_at end
    from changed
    where id = ${applicationId} and (changed.answers or ${sql.placeholder('isMoved')}::boolean)
    returning changed_at, changed.answers
  )
  select
    (select changed_at from touched where answers) as "changedAt",
    (select coalesce(json_agg(json_build_object('questionId', question_id, 'value', before.value, 'typedAt', typed_at,
        'device', device, 'isReplaced', written.question_id is not null)), '[]')
      from before left join written using (question_id)) as before`,
)
