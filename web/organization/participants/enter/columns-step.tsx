import { type SubmitEvent, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { scholarFields } from '#contract/participants/scholar-columns.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ColumnFields, useColumnFields } from '../../review/entries/column-fields.tsx'
import styles from '../../review/entries/entries.module.css'
import type { Asking, FormIds } from './asking.ts'
import { lackingIn, PlanPart, type WrittenPlan } from './plan-part.tsx'

type Answer = Output<typeof enterParticipantsFile>

interface ColumnsStepProps {
  readonly ids: FormIds
  readonly asking: Asking
  readonly answer: Answer
  readonly onBack: () => void
  readonly onChecked: (answer: Answer, asking: Asking) => void
}

/** Maps each column to a field, and sets the payments of people whose row names none. */
export function ColumnsStep({ ids, asking, answer, onBack, onChecked }: ColumnsStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct()
  const taken = useColumnFields(answer.columns, asking.level ?? null)
  const { fields, missing } = taken
  const [isPlanned, setPlanned] = useState(asking.plan !== null)
  const [plan, setPlan] = useState<WrittenPlan>(
    asking.plan ?? {
      amountMinor: null,
      currency: 'TRY',
      rhythm: 'Monthly',
      times: 9,
      from: istanbulDay(new Date()),
      label: t('pay.label.usual'),
    },
  )
  const [isSent, setSent] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    if (missing.length > 0 || !event.currentTarget.checkValidity()) return
    if (isPlanned && lackingIn(plan, fields).length > 0) return
    const next: Asking = {
      ...asking,
      fields,
      level: taken.chosenLevel,
      plan: isPlanned && plan.from !== null ? { ...plan, from: plan.from } : null,
    }
    await act(
      () => askInBrowser(enterParticipantsFile, { ...ids, ...next, ground: 'contract', dryRun: true }),
      (checked) => onChecked(checked, next),
    )
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <p className={styles.lead}>
          {t('enter.columns.lead', { file: asking.fileName, count: answer.total, columns: answer.columns.length })}
        </p>
        <FailedNotice failed={failed} />
        <ColumnFields
          columns={answer.columns}
          questions={answer.questions}
          more={scholarFields.map((field) => ({ value: field, label: t('scholars.field', { field }) }))}
          isSent={isSent}
          taken={taken}
        />
        <PlanPart
          isPlanned={isPlanned}
          plan={plan}
          fields={fields}
          isSent={isSent}
          onWant={setPlanned}
          onChange={setPlan}
        />
        <div className={styles.foot}>
          <Button onClick={onBack}>{t('enter.check.again')}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {t('enter.goOn.check')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
