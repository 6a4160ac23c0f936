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
 * A time of day in 24 hours. Browsers draw their own time input in 12 hours where the device is set so, whatever the language
 * of the page.
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
      // Forms ask for it before they send anything.
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
