import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './select.module.css'

type Choice = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly Choice[]
    /** The first, empty line */
    placeholder?: string
  }

export function Select(props: SelectProps) {
  const { label, help, error, optional, hideLabel, options, placeholder, className, ...rest } = props
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      id={rest.id}
      name={rest.name}
    >
      {(wiring) => (
        <span className={styles.frame}>
          <select {...rest} {...wiring} className={classes(control.box, styles.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} />
        </span>
      )}
    </Field>
  )
}
