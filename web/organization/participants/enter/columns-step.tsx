import { type SubmitEvent, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { answerColumnOf, entryFields } from '#contract/entries/entry-facts.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { scholarFields } from '#contract/participants/scholar-columns.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
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

/** What each column is taken for, and what everybody is paid whose row does not say otherwise. */
export function ColumnsStep({ ids, asking, answer, onBack, onChecked }: ColumnsStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct()
  const [fields, setFields] = useState(() => answer.columns.map(({ field }) => field))
  const [level, setLevel] = useState<string>(asking.level ?? '')
  const [isPlanned, setPlanned] = useState(asking.plan !== null)
  const [plan, setPlan] = useState<WrittenPlan>(
    asking.plan ?? {
      ...{ amountMinor: null, currency: 'TRY', rhythm: 'Monthly', times: 9 },
      ...{ from: istanbulDay(new Date()), label: t('pay.label.usual') },
    },
  )
  const [isSent, setSent] = useState(false)
  const missing = (fields.includes('fullName') ? [] : (['name', 'surname'] as const)).filter(
    (field) => !fields.includes(field),
  )
  const asksLevel = (['university', 'department', 'class', 'gpa'] as const).some((field) => fields.includes(field))

  /** A field that is given to another column is taken from the one that had it. */
  const give = (column: number, field: (typeof fields)[number]) =>
    setFields(fields.map((before, at) => (at === column ? field : before === field ? null : before)))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    if (missing.length > 0 || !event.currentTarget.checkValidity()) return
    if (isPlanned && lackingIn(plan, fields).length > 0) return
    const chosen = levelCodes.find((code) => code === level) ?? null
    const next: Asking = {
      ...asking,
      fields,
      level: asksLevel ? chosen : null,
      plan: isPlanned && plan.from !== null ? { ...plan, from: plan.from } : null,
    }
    await act(
      () => askInBrowser(enterParticipantsFile, { ...ids, ...next, ground: 'contract', dryRun: true }),
      (checked) => onChecked(checked, next),
    )
  }

  const choices = [
    ...entryFields.map((field) => ({ value: field as string, label: t('entries.field', { field }) })),
    ...scholarFields.map((field) => ({ value: field as string, label: t('scholars.field', { field }) })),
    ...answer.questions.map(({ id, label }) => ({
      value: answerColumnOf(id) as string,
      label: t('enter.columns.answer', { label: label.length > 60 ? `${label.slice(0, 58).trimEnd()}…` : label }),
    })),
  ]
  // Columns have no other identity than their place.
  const columns = answer.columns.map((column, at) => ({ ...column, at }))
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <p className={styles.lead}>
          {t('enter.columns.lead', { file: asking.fileName, count: answer.total, columns: answer.columns.length })}
        </p>
        <FailedNotice failed={failed} />
        {isSent && missing.length > 0 && (
          <Notice tone="danger" live title={t('enter.columns.missing')}>
            {missing.map((field) => t('entries.field', { field })).join(', ')}
          </Notice>
        )}
        <ul className={styles.columns}>
          {columns.map(({ heading, samples, at }) => (
            <li key={at} className={styles.column}>
              <div className={styles.sample}>
                <strong>{heading}</strong>
                <span className={styles.muted}>{samples.join('\u00a0· ') || t('enter.columns.blank')}</span>
              </div>
              <Select
                label={t('enter.columns.takenFor', { heading })}
                hideLabel
                name={`column-${at}`}
                value={fields[at] ?? ''}
                placeholder={t('enter.columns.none')}
                onChange={({ currentTarget: { value } }) =>
                  give(at, value === '' ? null : (value as (typeof fields)[number]))
                }
                options={choices}
              />
            </li>
          ))}
        </ul>
        {asksLevel && (
          <Select
            label={t('enter.columns.level')}
            help={t('enter.columns.level.help')}
            name="level"
            value={level}
            placeholder={t('enter.columns.level.none')}
            onChange={({ currentTarget: { value } }) => setLevel(value)}
            options={levelCodes.map((code) => ({ value: code, label: t('enter.level', { code }) }))}
          />
        )}
        <PlanPart {...{ isPlanned, plan, fields, isSent }} onWant={setPlanned} onChange={setPlan} />
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
