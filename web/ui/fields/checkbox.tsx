import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './checkbox.module.css'
import choice from './choice.module.css'
import { controlOf, FieldNotes } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** The number of matches of a filter, behind the label */
  count?: string | undefined
  indeterminate?: boolean
}

export function Checkbox({ label, help, error, count, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const made = useId()
  const own = rest.id ?? made
  return (
    <div className={classes(styles.field, className)}>
      <label className={choice.choice}>
        <input
          {...rest}
          {...controlOf(own, { help, error })}
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = indeterminate
            if (typeof ref === 'function') return ref(input)
            if (ref) ref.current = input
          }}
          className={styles.box}
        />
        <span className={choice.text}>{label}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {/* A choice among filters is never wrong. */}
      {count === undefined && (
        <div className={styles.notes}>
          <FieldNotes own={own} help={help} error={error} />
        </div>
      )}
    </div>
  )
}
