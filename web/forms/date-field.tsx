import { useState } from 'react'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { FieldGroup, type FieldProps } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import styles from './date-field.module.css'
import { type DateParts, dateOf, partsOf } from './date-parts.ts'

type DateFieldProps = FieldProps & {
  readonly id: string
  readonly name: string
  /** YYYY-MM-DD; for a month its first day */
  readonly value: string | null
  readonly onChange: (date: string | null) => void
  /** Only month and year are asked for. */
  readonly isMonth?: boolean
  /** Lets the browser fill in the person's birthday. */
  readonly isBirthday?: boolean
}

/** A date far from today, which is quicker to type than to find in a calendar. A partly typed date has no value. */
export function DateField({ value, onChange, isMonth = false, isBirthday = false, ...field }: DateFieldProps) {
  const t = useTexts('common')
  const months = useMonths()
  const [written, setWritten] = useState(() => partsOf(value))
  // A value from outside, such as after an undo, replaces the typed text.
  const parts = dateOf(written, isMonth) === value ? written : partsOf(value)

  function write(change: Partial<DateParts>) {
    const next = { ...parts, ...change }
    setWritten(next)
    onChange(dateOf(next, isMonth))
  }

  const { name } = field
  return (
    <FieldGroup {...field}>
      {({ 'aria-invalid': isInvalid }) => (
        <div className={styles.parts}>
          {!isMonth && (
            <TextInput
              label={t('form.date.day')}
              hideLabel
              placeholder={t('form.date.day')}
              name={`${name}-day`}
              inputMode="numeric"
              maxLength={2}
              autoComplete={isBirthday ? 'bday-day' : 'off'}
              aria-invalid={isInvalid}
              value={parts.day}
              onChange={(event) => write({ day: digits(event.currentTarget.value) })}
            />
          )}
          <Select
            label={t('form.date.month')}
            hideLabel
            placeholder={t('form.date.month')}
            name={`${name}-month`}
            autoComplete={isBirthday ? 'bday-month' : 'off'}
            options={months}
            value={parts.month}
            onChange={(event) => write({ month: event.currentTarget.value })}
          />
          <TextInput
            label={t('form.date.year')}
            hideLabel
            placeholder={t('form.date.year')}
            name={`${name}-year`}
            inputMode="numeric"
            maxLength={4}
            autoComplete={isBirthday ? 'bday-year' : 'off'}
            value={parts.year}
            onChange={(event) => write({ year: digits(event.currentTarget.value) })}
          />
        </div>
      )}
    </FieldGroup>
  )
}

const digits = (text: string) => text.replace(/\D/g, '')

function useMonths() {
  const names = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: names.format(Date.UTC(2000, at)),
  }))
}
