import {
  CalendarDate,
  type CalendarDateTime,
  parseAbsolute,
  parseDate,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import {
  DatePicker as AriaDatePicker,
  Button,
  DateInput,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
} from 'react-aria-components'
import { timeZone } from '#platform/text/dates.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AriaLocale } from '../aria-locale.tsx'
import { Popover } from '../overlays/popover.tsx'
import { AriaField } from './aria-field.tsx'
import { Calendar } from './calendar.tsx'
import control from './control.module.css'
import styles from './date-picker.module.css'
import fieldStyles from './field.module.css'
import type { FieldProps } from './field.tsx'

type Shared = Omit<FieldProps, 'hideLabel'> & {
  id?: string
  name?: string
  disabled?: boolean
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
}

/** A day, as YYYY-MM-DD */
export function DatePicker({ value, onChange, min, max, ...rest }: Shared) {
  return (
    <Picker<CalendarDate>
      {...rest}
      granularity="day"
      value={value ? parseDate(value) : null}
      min={min ? parseDate(min) : undefined}
      max={max ? parseDate(max) : undefined}
      onChange={(date) => onChange(date ? date.toString() : null)}
    />
  )
}

/** A moment, as ISO in UTC; people see and write it in Istanbul's time, wherever they are. */
export function DateTimePicker({ value, onChange, min, max, ...rest }: Shared) {
  return (
    // A date typed into an empty field has no time zone yet.
    <Picker<ZonedDateTime | CalendarDateTime>
      {...rest}
      granularity="minute"
      value={value ? inIstanbul(value) : null}
      min={min ? inIstanbul(min) : undefined}
      max={max ? inIstanbul(max) : undefined}
      onChange={(moment) => onChange(moment ? toZoned(moment, timeZone).toAbsoluteString() : null)}
    />
  )
}

/** A year comes digit by digit, 2026 as 2, 20 and 202 first: until it has four digits no date is chosen. */
const firstYear = new CalendarDate(1000, 1, 1)

type PickerProps<T extends DateValue> = Omit<Shared, 'value' | 'onChange' | 'min' | 'max'> & {
  granularity: 'day' | 'minute'
  value: T | null
  onChange: (value: T | null) => void
  min: T | undefined
  max: T | undefined
}

function Picker<T extends DateValue>(props: PickerProps<T>) {
  const { id, name, disabled = false, granularity, value, onChange, min, max, ...field } = props
  const t = useTexts('common')
  const made = useId()
  const optionalId = useId()
  const [halfTyped, setHalfTyped] = useState<T>()

  function take(date: T | null) {
    const isHalf = date !== null && date.year < firstYear.year
    setHalfTyped(isHalf ? date : undefined)
    onChange(isHalf ? null : date)
  }

  return (
    <AriaLocale>
      <div id={id ?? name ?? made}>
        <AriaDatePicker
          {...(field.optional && { 'aria-describedby': optionalId })}
          granularity={granularity}
          value={value ?? halfTyped ?? null}
          onChange={(date) => take(date as T | null)}
          {...(name && { name })}
          minValue={min ?? firstYear}
          {...(max && { maxValue: max })}
          isDisabled={disabled}
          isInvalid={field.error !== undefined}
          // A problem that the form has found is no text that the field refuses: the form can be sent again.
          validationBehavior={field.error === undefined ? 'native' : 'aria'}
          hideTimeZone
          shouldForceLeadingZeros
          className={fieldStyles.field ?? ''}
        >
          <AriaField optionalId={optionalId} {...field}>
            <Group className={`${control.box} ${styles.group}`}>
              <span className={styles.moment}>
                <DateInput className={styles.input ?? ''}>
                  {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
                </DateInput>
                {granularity === 'minute' && (
                  <span className={`${control.adornment} ${styles.zone}`}>{t('ui.date.istanbul')}</span>
                )}
              </span>
              <Button aria-label={t('ui.date.open')} className={`${control.button} ${styles.open}`}>
                <CalendarDays />
              </Button>
            </Group>
          </AriaField>
          <Popover className={styles.popover ?? ''} offset={4}>
            <Dialog className={styles.dialog ?? ''}>
              <Calendar />
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </div>
    </AriaLocale>
  )
}

function inIstanbul(iso: string) {
  return parseAbsolute(iso, timeZone)
}
