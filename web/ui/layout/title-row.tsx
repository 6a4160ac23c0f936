import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './title-row.module.css'

/** What a page is called and about, and at the end what can be done there. */
export function TitleRow({ className, ...rest }: ComponentProps<'header'>) {
  return <header className={classes(styles.row, className)} {...rest} />
}
