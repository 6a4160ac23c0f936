import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './folded.module.css'

type FoldedProps = ComponentProps<'details'> & {
  /** The line that is always seen */
  line: ReactNode
  lineClass?: string | undefined
}

/** Folds away what few need behind one line, whose arrow says whether it is open. It opens without a script. */
export const Folded = ({ line, lineClass, children, ...details }: FoldedProps) => (
  <details {...details}>
    <summary className={classes(styles.line, lineClass)}>
      {line}
      <ChevronDown className={styles.arrow} aria-hidden />
    </summary>
    {children}
  </details>
)
