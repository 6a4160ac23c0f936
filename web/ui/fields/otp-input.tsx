import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './otp-input.module.css'

export type OtpInputProps = FieldProps & Omit<ComponentProps<'input'>, 'type'> & { digits?: number }

/** One field, not six boxes: it can be pasted into, corrected, filled by the phone and read out as one. */
export function OtpInput(props: OtpInputProps) {
  const { label, help, error, optional, hideLabel, digits = 6, className, ...rest } = props
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
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${digits}}`}
          maxLength={digits}
          spellCheck={false}
          {...rest}
          {...wiring}
          type="text"
          className={classes(control.box, styles.otp, className)}
        />
      )}
    </Field>
  )
}
