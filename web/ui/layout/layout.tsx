import type { ComponentProps, ReactNode } from 'react'
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

/** As many equal columns as fit */
export function Grid({
  gap = 4,
  column = 'medium',
  className,
  ...rest
}: LayoutProps & { column?: 'small' | 'medium' | 'large' }) {
  return <div className={classes(styles.grid, styles[column], styles[`gap${gap}`], className)} {...rest} />
}

type SidebarLayoutProps = {
  side: ReactNode
  children: ReactNode /** Which side, and which comes first on a phone */
  at?: 'start' | 'end'
}

/** A column beside the content: filters at the start, a summary at the end. On narrow screens it stacks in reading order. */
export function SidebarLayout({ side, children, at = 'start' }: SidebarLayoutProps) {
  const column = <div className={styles.side}>{side}</div>
  return (
    <div className={classes(styles.sidebar, styles[at])}>
      {at === 'start' && column}
      <div className={styles.main}>{children}</div>
      {at === 'end' && column}
    </div>
  )
}
