import type { ChangeEventHandler, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './segmented-control.module.css'

export type SegmentedControlProps = {
  label: string
  name: string
  options: readonly { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** Radio buttons in a row: for two to four short ways to see the same thing. */
export function SegmentedControl({ label, name, options, value, defaultValue, onChange }: SegmentedControlProps) {
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={onChange}
            className={styles.input}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
