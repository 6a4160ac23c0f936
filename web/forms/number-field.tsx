import { useState } from 'react'
import type { FieldProps } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

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

/** A number as it is written here, with comma or point; empty is no number. Out of its limits it is not taken. */
export function NumberField({ value, onChange, min = 0, max = 1e9, decimals = 0, ...field }: NumberFieldProps) {
  const [written, setWritten] = useState<string>()
  const shown = written ?? (value === null ? '' : String(value).replace('.', ','))

  function take(text: string) {
    const cleaned = text.replace(decimals > 0 ? /[^\d.,-]/g : /[^\d-]/g, '')
    setWritten(cleaned)
    const number = Number(cleaned.replace(',', '.'))
    if (cleaned === '') onChange(null)
    else if (Number.isFinite(number) && number >= min && number <= max) onChange(rounded(number, decimals))
  }

  return (
    <TextInput
      {...field}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setWritten(undefined)}
    />
  )
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
