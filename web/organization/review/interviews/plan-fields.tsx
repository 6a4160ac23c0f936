import { istanbulDay } from '#platform/text/dates.ts'
import { ClockField } from '#web/forms/clock/clock-field.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { InterviewersField } from './interviewers-field.tsx'
import styles from './plan.module.css'
import { type PlanValues, usualLunch } from './plan-values.ts'
import { VideoFields } from './video-fields.tsx'

interface PlanFieldsProps {
  readonly values: PlanValues
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<PlanValues>) => void
}

/** The pattern of the times, and their common values. */
export function PlanFields({ values, errors, onChange }: PlanFieldsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { firstDay, lastDay, minutes, pause, lunch, seats, place } = values
  const field = (name: keyof PlanValues) => ({ id: name, name, error: errors[name] })
  const clock = (name: 'from' | 'to') => (
    <ClockField
      {...field(name)}
      label={t('interviews.add.clock', { which: name })}
      value={values[name]}
      onChange={(clock) => onChange({ [name]: clock })}
    />
  )
  return (
    <>
      <div className={styles.fields}>
        <DatePicker
          {...field('firstDay')}
          label={t('interviews.add.firstDay')}
          min={istanbulDay(new Date())}
          value={firstDay}
          // Moves the last day along, so that a later first day is no error.
          onChange={(day) => onChange({ firstDay: day, ...(day && lastDay && day > lastDay && { lastDay: day }) })}
        />
        <DatePicker
          {...field('lastDay')}
          label={t('interviews.add.lastDay')}
          {...(firstDay && { min: firstDay })}
          value={lastDay}
          onChange={(day) => onChange({ lastDay: day })}
        />
      </div>
      <Weekdays values={values} error={errors.weekdays} onChange={onChange} />
      <div className={styles.fields}>
        {clock('from')}
        {clock('to')}
        <NumberField
          {...field('minutes')}
          label={t('interviews.add.minutes')}
          after={t('interviews.add.minute')}
          min={5}
          max={480}
          value={minutes}
          onChange={(value) => onChange({ minutes: value })}
        />
        <NumberField
          {...field('pause')}
          label={t('interviews.add.pause')}
          after={t('interviews.add.minute')}
          max={240}
          value={pause}
          onChange={(value) => onChange({ pause: value })}
        />
      </div>
      <div className={styles.together}>
        <Checkbox
          label={t('interviews.add.lunch')}
          checked={lunch !== null}
          onChange={({ target }) => onChange({ lunch: target.checked ? usualLunch : null })}
        />
        {lunch && (
          <div className={styles.fields}>
            {(['from', 'to'] as const).map((edge) => (
              <ClockField
                key={edge}
                id={edge === 'from' ? 'lunch' : 'lunch-to'}
                label={t('interviews.add.lunch.clock', { which: edge })}
                error={edge === 'to' ? errors.lunch : undefined}
                value={lunch[edge]}
                onChange={(clock) => onChange({ lunch: { ...lunch, [edge]: clock } })}
              />
            ))}
          </div>
        )}
        <Checkbox
          label={t('interviews.add.holidays')}
          help={t('interviews.add.holidays.help')}
          checked={values.leaveOutHolidays}
          onChange={({ target }) => onChange({ leaveOutHolidays: target.checked })}
        />
      </div>
      <div className={styles.fields}>
        <NumberField
          {...field('seats')}
          label={t('interviews.add.seats')}
          help={t('interviews.add.seats.help')}
          min={1}
          max={100}
          value={seats}
          onChange={(value) => onChange({ seats: value })}
        />
        <TimeZones value={values.timeZone} error={errors.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
      </div>
      <InterviewersField
        chosen={values.interviewerIds}
        error={errors.interviewerIds}
        help={t('interviews.add.interviewers.help')}
        onChange={(interviewerIds) => onChange({ interviewerIds })}
      />
      <div className={styles.fields}>
        <TextInput
          {...field('place')}
          label={t('interviews.add.place')}
          optional
          maxLength={300}
          value={place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
        <VideoFields values={values} errors={errors} onChange={onChange} />
      </div>
    </>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

type PartProps = Pick<PlanFieldsProps, 'values' | 'onChange'> & { readonly error: string | undefined }

function Weekdays({ values, error, onChange }: PartProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <FieldGroup id="weekdays" name="weekdays" label={t('interviews.add.weekdays')} error={error}>
      {() => (
        <div className={styles.weekdays}>
          {weekdays.map((weekday) => (
            <Checkbox
              key={weekday}
              // The first of March 2027 is a Monday.
              label={format.format(Date.UTC(2027, 1, 28 + weekday))}
              checked={values.weekdays.includes(weekday)}
              onChange={({ target }) =>
                onChange({
                  weekdays: weekdays.filter((one) =>
                    one === weekday ? target.checked : values.weekdays.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

const home = 'Europe/Istanbul'

/** Chooses the time zone: Istanbul's first, in words; the others by their IANA names. */
function TimeZones(props: { value: string; error: string | undefined; onChange: (timeZone: string) => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const common = useTexts('common')
  const zones = [...new Set([home, props.value, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Select
      id="timeZone"
      name="timeZone"
      label={t('interviews.add.zone')}
      error={props.error}
      value={props.value}
      options={zones.map((zone) => ({
        value: zone,
        label: zone === home ? common('ui.date.istanbul') : zone.replaceAll('_', ' '),
      }))}
      onChange={({ target }) => props.onChange(target.value)}
    />
  )
}
