import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import choice from './choice.module.css'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode }

/** For settings that take effect at once; what is sent with a form is a Checkbox. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  const helpId = useId()
  return (
    <label className={classes(styles.row, className)}>
      <span className={choice.text}>
        {label}
        {help && (
          <span id={helpId} className={choice.help}>
            {help}
          </span>
        )}
      </span>
      <input {...rest} {...switchRole} aria-describedby={help ? helpId : undefined} className={styles.switch} />
    </label>
  )
}

// The browser itself says whether a checkbox is on; aria-checked would only contradict it.
const switchRole = { type: 'checkbox', role: 'switch' } as const
