import { applicationGroups, closedGroups } from '#contract/reports/report-facts.ts'
import { readApplicationsOverview } from '#contract/review/search-applications.ts'
import { optionalQuery } from '#web/queries/answers.ts'
import { useOptionalAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { type SignedIn, useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { type BreakdownSearch, groupChoice } from '../breakdown-search.ts'

const questionsOfForm = (companyId: string, formId: string) =>
  optionalQuery(readApplicationsOverview, { companyId, formId })

/** The questions of the single chosen form, for members who may read answers. */
export const questionsOf = (me: SignedIn, { forms: [formId, ...others] }: BreakdownSearch) =>
  formId !== undefined && others.length === 0 && may(me, 'Applications', 'read')
    ? [questionsOfForm(me.myId, formId)]
    : []

interface GroupSelectProps {
  readonly now: BreakdownSearch
  readonly send: () => void
  readonly questions?: readonly { readonly id: string; readonly label: string }[]
}

/** Chooses the grouping; for a single form also its questions with choices. */
export function GroupSelect({ now, send }: GroupSelectProps) {
  const me = useMe()
  const [formId] = now.forms
  return formId !== undefined && questionsOf(me, now).length > 0 ? (
    <WithQuestions now={now} send={send} formId={formId} />
  ) : (
    <Groups now={now} send={send} />
  )
}

const withChoices: readonly string[] = ['single', 'multiple', 'yesNo', 'scale']

function WithQuestions({ formId, ...props }: GroupSelectProps & { formId: string }) {
  const all = useOptionalAnswer(questionsOfForm(useMe().myId, formId))?.questions ?? []
  return <Groups {...props} questions={all.filter(({ kind }) => withChoices.includes(kind))} />
}

function Groups({ now, send, questions = [] }: GroupSelectProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const groups = may(useMe(), 'Applications', 'read') ? applicationGroups : closedGroups
  return (
    <Select
      name="group"
      label={t('reports.group')}
      value={groupChoice(now)}
      options={[
        ...groups
          .filter((group) => group !== 'answer')
          .map((group) => ({ value: group, label: t('reports.by', { by: group }) })),
        ...questions.map(({ id, label }) => ({
          value: groupChoice({ group: 'answer', questionId: id }),
          label: t('reports.givingUp.question', { label }),
        })),
      ]}
      onChange={send}
    />
  )
}
