import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { FieldProps } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { readClock } from './read-clock.ts'

type ClockFieldProps = FieldProps & {
  id: string
  /** `HH:MM`, or empty. */
  value: string
  onChange: (value: string) => void
}

/**
 * A time of day in 24 hours. The native time input follows the device's 12-hour setting, whatever the language of the
 * page.
 */
export function ClockField({ value, onChange, ...field }: ClockFieldProps) {
  const t = useTexts('common')
  const [written, setWritten] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const shown = written ?? value
  const reason = shown === '' || readClock(shown) !== undefined ? undefined : t('fields.clock')

  return (
    <TextInput
      {...field}
      // Native validation reads it before the form is sent.
      ref={(input: HTMLInputElement | null) => input?.setCustomValidity(reason ?? '')}
      error={(isLeft ? reason : undefined) ?? field.error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={shown}
      onChange={({ target }) => {
        setWritten(target.value)
        onChange(readClock(target.value) ?? '')
      }}
      onBlur={() => {
        setLeft(true)
        if (!reason) setWritten(undefined)
      }}
    />
  )
}
