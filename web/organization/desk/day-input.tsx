import { useState } from 'react'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'

interface DayInputProps {
  readonly name: string
  readonly label: string
  readonly defaultValue?: string | undefined
  readonly optional?: boolean
  /** The error while no day is chosen */
  readonly error?: string | undefined
}

/** A date field of an uncontrolled form. */
export function DayInput({ name, label, defaultValue, optional, error }: DayInputProps) {
  const [day, setDay] = useState(defaultValue ?? null)
  return (
    <div>
      <DatePicker
        id={name}
        label={label}
        optional={optional}
        error={day === null ? error : undefined}
        value={day}
        onChange={setDay}
      />
      <input type="hidden" name={name} value={day ?? ''} />
    </div>
  )
}
