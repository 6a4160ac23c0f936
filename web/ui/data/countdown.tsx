import { Hourglass } from 'lucide-react'
import { classes } from '../classes.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  /** The moment, as ISO with its zone */
  until: string
  /** The time left when it was rendered, in words */
  children: string
  /** Seven days or fewer */
  urgent?: boolean
}

/** The time left, as rendered on the server; where script runs, `data-countdown` makes it tick. */
export function Countdown({ until, children, urgent = false }: CountdownProps) {
  return (
    <span className={classes(styles.countdown, urgent && styles.urgent)}>
      <Hourglass />
      <time dateTime={until} data-countdown={until}>
        {children}
      </time>
    </span>
  )
}
