import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Counter } from './counter.tsx'
import { Field, type FieldProps } from './field.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Shown as a counter. Nothing is cut off: who pasted too much shortens it themselves. */
    limit?: number
    /** The shortest text that is taken, shown beside the counter until it is reached. */
    least?: number | undefined
  }

export function TextArea(props: TextAreaProps) {
  const { label, help, error, optional, hideLabel, limit, least, onChange, className, rows = 4, ...rest } = props
  const [written, setWritten] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? written : String(rest.value).length

  function count(event: ChangeEvent<HTMLTextAreaElement>) {
    setWritten(event.currentTarget.value.length)
    onChange?.(event)
  }

  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      id={rest.id}
      name={rest.name}
      counter={limit !== undefined && <Counter length={length} limit={limit} least={least} />}
    >
      {(wiring) => (
        <textarea
          rows={rows}
          {...rest}
          {...wiring}
          onChange={count}
          className={classes(control.box, styles.area, className)}
        />
      )}
    </Field>
  )
}
