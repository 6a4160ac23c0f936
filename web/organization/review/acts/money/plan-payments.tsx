import { useState } from 'react'
import { currencies } from '#contract/forms/form-facts.ts'
import type { planParticipantPayments } from '#contract/participants/participant-money.ts'
import type { planPayments } from '#contract/payments/payments.ts'
import { formatDate, istanbulDay } from '#platform/text/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { ActDialog } from '../../../desk/acts/act-dialog.tsx'
import { countOf } from '../../../desk/acts/act-target.ts'
import { useTrialAct } from '../../../desk/acts/use-trial-act.ts'
import type { MoneyActProps } from './money-act.ts'
import { useTellPeople } from './use-tell-people.ts'

type Planning = typeof planPayments | typeof planParticipantPayments

const rhythms = ['Monthly', 'Quarterly', 'Once'] as const

interface Plan {
  readonly amountMinor: number
  readonly currency: (typeof currencies)[number]
  readonly rhythm: (typeof rhythms)[number]
  readonly times: number
  readonly from: string | null
  readonly label: string
  readonly besides: boolean
}

/** Plans payments: amount, number, first date, and label. */
export function PlanPayments(on: MoneyActProps<Planning>) {
  const { call, target, named, changes, toPeople = false } = on
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [plan, setPlan] = useState<Plan>({
    amountMinor: 0,
    currency: 'TRY',
    rhythm: 'Monthly',
    times: 9,
    from: istanbulDay(new Date()),
    label: t('pay.label.usual'),
    besides: false,
  })
  const set = (change: Partial<Plan>) => setPlan({ ...plan, ...change })
  const times = plan.rhythm === 'Once' ? 1 : plan.times
  const asked =
    plan.amountMinor > 0 && plan.from !== null && plan.label.trim() !== ''
      ? { ...plan, from: plan.from, times }
      : undefined
  const run = useTrialAct<Planning, object>(call, { target: named, changes }, asked)
  const showDone = useTellPeople(changes)
  // No warning about other payments once the officer has said that this one is additional.
  const alsoPaid = plan.besides ? 0 : (run.preview?.alsoPaid ?? 0)
  const today = istanbulDay(new Date())
  const pastDays = (run.preview?.dueOn ?? []).filter((day) => day < today).length
  const past = pastDays * (run.preview?.changed ?? 0)

  function send(form: FormData) {
    if (!asked) return
    void run.doIt({ ...asked, note: String(form.get('note') ?? '') }, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('pay.done', { count: answer.payments, people: answer.changed }) })
    })
  }

  const total = (count: number) =>
    formatMoney({ amount: count * times * plan.amountMinor, currency: plan.currency }, language)
  return (
    <ActDialog
      title={t('pay.title', { count: countOf(target) })}
      target={target}
      toPeople={toPeople}
      run={run}
      isLong
      touched={(changed, of) =>
        t('pay.touched', { changed, left: of - changed, payments: changed * times, total: total(changed) })
      }
      seen={t('pay.seen')}
      submit={t('act', { act: 'pay' })}
      isWritten={plan.amountMinor > 0}
      onSubmit={send}
      onClose={on.onClose}
    >
      <Grid column="small">
        <NumberField
          id="amount"
          label={t('payments.amount')}
          decimals={2}
          max={1_000_000_000}
          value={plan.amountMinor > 0 ? plan.amountMinor / 100 : null}
          onChange={(value) => set({ amountMinor: Math.round((value ?? 0) * 100) })}
        />
        <Select
          id="currency"
          label={t('payments.currency')}
          value={plan.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={({ target }) => set({ currency: currencies.find((one) => one === target.value) ?? 'TRY' })}
        />
        <Select
          id="rhythm"
          label={t('pay.rhythm')}
          value={plan.rhythm}
          options={rhythms.map((value) => ({ value, label: t('pay.rhythms', { rhythm: value }) }))}
          onChange={({ target }) => set({ rhythm: rhythms.find((one) => one === target.value) ?? 'Monthly' })}
        />
        {plan.rhythm !== 'Once' && (
          <NumberField
            id="times"
            label={t('pay.times')}
            min={1}
            max={60}
            value={plan.times}
            onChange={(value) => set({ times: value ?? 1 })}
          />
        )}
      </Grid>
      <DatePicker
        label={t('pay.from')}
        value={plan.from}
        onChange={(from) => set({ from })}
        help={plan.from && lastDay(plan, times, t, language)}
      />
      <TextInput
        id="label"
        label={t('payments.label')}
        help={t('pay.label.help')}
        maxLength={100}
        value={plan.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextArea name="note" label={t('payments.note')} optional maxLength={500} rows={2} help={t('pay.note.help')} />
      {past > 0 && <Notice tone="warning">{t('pay.past', { count: past })}</Notice>}
      {alsoPaid > 0 && <Notice tone="warning">{t('pay.alsoPaid', { count: alsoPaid })}</Notice>}
      <Checkbox
        label={t('pay.besides')}
        help={t('pay.besides.help')}
        checked={plan.besides}
        onChange={({ target }) => set({ besides: target.checked })}
      />
    </ActDialog>
  )
}

/** The due date of the last payment. */
function lastDay(
  { from, rhythm }: Plan,
  times: number,
  t: ReturnType<typeof useTexts<'org_candidate_list_and_detail'>>,
  language: ReturnType<typeof useLanguage>,
) {
  if (from === null || times === 1) return undefined
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const index = month - 1 + (times - 1) * (rhythm === 'Quarterly' ? 3 : 1)
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return t('pay.last', { date: formatDate(new Date(Date.UTC(year, index, Math.min(day, last), 12)), language) })
}
