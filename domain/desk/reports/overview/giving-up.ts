import { and, eq, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { ApplyStep } from '#contract/visits.ts'
import { database } from '#database/connection.ts'
import { applicationAnswers as answers } from '#database/schema/application-answers.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { isIn } from '../period.ts'
import { applicationsIn, type Overviewed, viewsIn } from './overviewed.ts'

/** Where applications started on these days and not submitted were left: at which step and after which question. */
export async function givingUp(of: Overviewed): Promise<ReportsOverview['givingUp']> {
  const isDraft = and(applicationsIn(of), eq(applications.status, 'Draft'), isIn(sql`${applications.createdAt}`, of))
  const [left, reached, questions] = await Promise.all([leftAt(isDraft), reachedIn(of), lastQuestions(of, isDraft)])
  return {
    drafts: left.reduce((sum, { count }) => sum + count, 0),
    steps: ApplyStep.options.map((step) => ({
      step,
      reached: reached.find(({ place }) => place === step)?.count ?? 0,
      left: left.find(({ place }) => place === step)?.count ?? 0,
    })),
    questions,
  }
}

type Condition = ReturnType<typeof and>

/** An application without saved answers is at the step where the wizard opens. */
async function leftAt(isDraft: Condition) {
  const { rows } = await database().execute<{ place: string; count: number }>(sql`
    select case when place = any(${sql.param([...ApplyStep.options])}::text[]) then place else 'profile' end as place,
      sum(count)::int as count
    from (select split_part(coalesce(last_place, ''), '-', 1) as place, count(*) as count
      from ${applications} where ${isDraft} group by 1) as places
    group by 1`)
  return rows
}

async function reachedIn(of: Overviewed) {
  const { rows } = await database().execute<{ place: string; count: number }>(sql`
    select ${formViews.place} as place, sum(${formViews.views})::int as count from ${formViews}
    where ${viewsIn(of)} group by 1`)
  return rows
}

async function lastQuestions(of: Overviewed, isDraft: Condition) {
  const { rows } = await database().execute<{
    formId: string
    questionId: string
    label: string | null
    count: number
  }>(sql`
    with counted as (
      select form_id, question_id, count(*)::int as count from (
        select distinct on (${answers.applicationId}) ${applications.formId} as form_id, ${answers.questionId} as question_id
        from ${applications} join ${answers} on ${answers.applicationId} = ${applications.id}
        where ${isDraft} order by ${answers.applicationId}, ${answers.typedAt} desc, ${answers.questionId}
      ) as last group by 1, 2 order by 3 desc, 2 limit 50
    )
    select form_id as "formId", question_id as "questionId", count, (
      select question ->> 'label' from ${forms}, jsonb_array_elements(${forms.content} -> 'questions') as question
      where ${forms.id} = counted.form_id and ${forms.companyId} = ${of.companyId} and question ->> 'id' = counted.question_id::text
    ) as label from counted order by count desc, question_id`)
  return rows.map(({ label, ...row }) => ({ ...row, label: label ?? '' }))
}
