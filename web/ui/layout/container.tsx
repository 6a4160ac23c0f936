import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './container.module.css'

type ContainerProps = ComponentProps<'div'> & {
  /** form 640 (wizards), text 720 (reading), page 1200 (lists), wide 1600 (work screens) */
  width?: 'form' | 'text' | 'page' | 'wide'
}

export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classes(styles.container, styles[width], className)} {...rest} />
}
