import { useState } from 'react'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import type { FieldProps } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { type ReadNumber, readNumber } from './read-number.ts'

type NumberFieldProps = FieldProps & {
  id: string
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** Digits after the comma */
  decimals?: number
  after?: string
}

/**
 * A number in local notation. A value outside the limits is not passed on: the text stays, with the reason beside it.
 */
export function NumberField({ value, onChange, min = 0, max = 1e9, decimals = 0, ...field }: NumberFieldProps) {
  const language = useLanguage()
  const [written, setWritten] = useState<string>()
  const shown = written ?? (value === null ? '' : language === 'en' ? String(value) : String(value).replace('.', ','))
  const read = readNumber(shown, { min, max, decimals }, language)
  // Limits are checked on blur: 1 may become 18.
  const [isLeft, setLeft] = useState(false)
  const reason = useRefusal(written === undefined ? { value } : read)
  const refusal = isLeft ? reason : undefined

  function take(text: string) {
    const cleaned = text.replace(decimals > 0 ? /[^\d.,-]/g : /[^\d-]/g, '')
    setWritten(cleaned)
    const taken = readNumber(cleaned, { min, max, decimals }, language)
    if ('value' in taken) onChange(taken.value)
  }

  return (
    <TextInput
      {...field}
      // Native validation reads it before the form is sent.
      ref={(input: HTMLInputElement | null) => input?.setCustomValidity(reason ?? '')}
      error={refusal ?? field.error}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={(event) => take(event.target.value)}
      onBlur={() => {
        setLeft(true)
        if ('value' in read) setWritten(undefined)
      }}
    />
  )
}

function useRefusal(read: ReadNumber): string | undefined {
  const t = useTexts('common')
  const language = useLanguage()
  if ('value' in read) return undefined
  if (read.wrong === 'notANumber') return t('fields.number')
  const limit = formatNumber(read.limit, language)
  return read.wrong === 'tooSmall' ? t('fields.tooSmall', { limit }) : t('fields.tooBig', { limit })
}
