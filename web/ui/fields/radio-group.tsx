import type { ChangeEventHandler, ReactNode } from 'react'
import { classes } from '../classes.ts'
import choice from './choice.module.css'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './radio-group.module.css'

export type RadioGroupProps = FieldProps & {
  id?: string
  name: string
  options: readonly { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  /** Cards for few choices that need a sentence each */
  look?: 'list' | 'cards'
  value?: string
  defaultValue?: string
  disabled?: boolean
  required?: boolean
  onChange?: ChangeEventHandler<HTMLInputElement>
}

export function RadioGroup(props: RadioGroupProps) {
  const { id, name, options, look = 'list', value, defaultValue, disabled, required, onChange, ...field } = props
  return (
    <FieldGroup {...field} id={id} name={name}>
      {(group) => (
        <div
          className={styles[look]}
          data-three={options.length === 3 || undefined}
          data-four={options.length === 4 || undefined}
        >
          {options.map((option) => (
            <label key={option.value} className={classes(choice.choice, look === 'cards' && styles.card)}>
              <input
                type="radio"
                name={name}
                value={option.value}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                disabled={disabled || option.disabled}
                required={required}
                aria-invalid={group['aria-invalid']}
                onChange={onChange}
                className={styles.dot}
              />
              <span className={choice.text}>
                {option.label}
                {option.help && <span className={choice.help}>{option.help}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
