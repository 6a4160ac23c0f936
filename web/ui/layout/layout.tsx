import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

/** In steps of 4 px, like the tokens */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

type LayoutProps = ComponentProps<'div'> & { gap?: Gap }

/** Children one below the other */
export function Stack({ gap = 4, className, ...rest }: LayoutProps) {
  return <div className={classes(styles.stack, styles[`gap${gap}`], className)} {...rest} />
}

/** Children side by side, wrapping */
export function Cluster({ gap = 3, className, ...rest }: LayoutProps) {
  return <div className={classes(styles.cluster, styles[`gap${gap}`], className)} {...rest} />
}

interface GridProps extends LayoutProps {
  column?: 'small' | 'medium' | 'large'
  /** Few children share the whole width. */
  filled?: boolean
}

/** As many equal columns as fit */
export function Grid({ gap = 4, column = 'medium', filled, className, ...rest }: GridProps) {
  const look = classes(styles.grid, filled && styles.filled, styles[column], styles[`gap${gap}`], className)
  return <div className={look} {...rest} />
}
