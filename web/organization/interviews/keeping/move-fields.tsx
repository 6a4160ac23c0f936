import { istanbulDay } from '#platform/text/dates.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from '../../review/interviews/plan.module.css'
import { shifts } from './day-shift.ts'

export interface MoveValues {
  readonly toDay: string | null
  /** In minutes */
  readonly shift: number
  readonly place: string
}

interface MoveFieldsProps {
  readonly values: MoveValues
  readonly onChange: (values: MoveValues) => void
}

/** The new place and time of a day's interviews; empty fields stay unchanged. */
export function MoveFields({ values, onChange }: MoveFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <div className={styles.fields}>
      <DatePicker
        label={t('changeDay.toDay')}
        optional
        help={t('changeDay.toDay.help')}
        min={istanbulDay(new Date())}
        value={values.toDay}
        onChange={(toDay) => onChange({ ...values, toDay })}
      />
      <Select
        label={t('changeDay.shift')}
        value={String(values.shift)}
        options={shifts.map((one) => ({
          value: String(one),
          label: t('changeDay.shift.by', {
            way: one === 0 ? 'none' : one < 0 ? 'earlier' : 'later',
            hours: Math.floor(Math.abs(one) / 60),
            minutes: Math.abs(one) % 60,
          }),
        }))}
        onChange={({ target }) => onChange({ ...values, shift: Number(target.value) })}
      />
      <TextInput
        label={t('changeDay.place')}
        optional
        help={t('changeDay.place.help')}
        maxLength={300}
        value={values.place}
        onChange={({ target }) => onChange({ ...values, place: target.value })}
      />
    </div>
  )
}
