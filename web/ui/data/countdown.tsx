import { Hourglass } from 'lucide-react'
import { classes } from '../classes.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  /** The moment, as ISO with its zone */
  until: string
  /** What is left, in words, as of rendering */
  children: string
  /** Seven days or fewer */
  urgent?: boolean
}

/** The server writes what is left; where script runs, `data-countdown` lets it tick. */
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
