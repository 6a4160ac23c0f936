import { classes } from '#web/ui/classes.ts'
import control from '../ui/fields/control.module.css'
import { Field } from '../ui/fields/field.tsx'
import type { PartProps } from './field-props.ts'
import styles from './question-field.module.css'

/** The native date input: a phone's own is better than what we could send. */
export function DayField({ field, answer, onChange }: PartProps) {
  return (
    <Field {...field} name={undefined}>
      {(wiring) => (
        <input
          type="date"
          {...wiring}
          max="9999-12-31"
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ target }) => onChange(target.value || null)}
          className={classes(control.box, styles.day)}
        />
      )}
    </Field>
  )
}
