import { type SQL, sql } from 'drizzle-orm'
import type { QuestionKind } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'

/**
 * Questions answered by choosing: a choice does not identify a person, and reports group by it. Answers to questions
 * about sensitive data are emptied all the same: in a small form they could point to one person. It is enough that a
 * question is marked as such in any version of the form.
 */
const chosen: readonly QuestionKind[] = ['single', 'multiple', 'yesNo', 'scale']
/** Answered with an item of our lists, unless the candidate typed a name that the list lacks. */
const listed: readonly QuestionKind[] = ['country', 'city', 'university']

/**
 * Keeps the facts of a submission that reports count by: school, class, level, city, nationality, gender, fit, and
 * chosen answers. A date of birth moves to the middle of its age band, a grade to the middle of five points (a
 * multiple of five stays, so that lists filtered by one count the same). A trigger updates `application_names`.
 */
export async function emptySnapshots(tx: Transaction, theirs: SQL) {
  await tx.execute(sql`
    with written as materialized (
      select own.application_id, own.form_id, own.form_version,
        (one.submitted_at at time zone 'Europe/Istanbul')::date as day
      from application_snapshots as own join applications as one on one.id = own.application_id
      where own.application_id = ${theirs}
    ), sensitive as materialized (
      select version.form_id, question ->> 'id' as id
      from form_versions as version cross join jsonb_array_elements(version.content -> 'questions') as question
      where version.form_id in (select form_id from written) and question ->> 'sensitive' is not null
    ), choices as materialized (
      select version.form_id, version.version, question ->> 'id' as id, question ->> 'kind' as kind
      from (select distinct form_id, form_version from written) as asked
      join form_versions as version on version.form_id = asked.form_id and version.version = asked.form_version
      cross join jsonb_array_elements(version.content -> 'questions') as question
      where question ->> 'kind' = any(${sql.param([...chosen, ...listed])}::text[])
        and (version.form_id, question ->> 'id') not in (select form_id, id from sensitive)
    )
    update application_snapshots as own set
      name = '', surname = '', email = '', profile = ${JSON.stringify(noProfile)}::jsonb, sensitive_sealed = null,
      citizen_mark = null, documents = '[]'::jsonb,
      answers = coalesce((
        select jsonb_object_agg(choices.id, own.answers -> choices.id) from choices
        where choices.form_id = written.form_id and choices.version = written.form_version and own.answers ? choices.id
          and (choices.kind = any(${sql.param([...chosen])}::text[]) or jsonb_typeof(own.answers -> choices.id) = 'number')
      ), '{}'::jsonb),
      gpa = case when own.gpa / 5 = floor(own.gpa / 5) then own.gpa else floor(own.gpa / 5) * 5 + 2.5 end,
      birth_date = (written.day - make_interval(years => case age_band(own.birth_date, written.day)
        when '0-17' then 16 when '18-20' then 19 when '21-23' then 22 when '24-26' then 25 when '27-29' then 28
        when '30-39' then 35 when '40+' then 50 end))::date
    from written where own.application_id = written.application_id`)
}
