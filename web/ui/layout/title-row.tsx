import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './title-row.module.css'

/** A page's title and lead, with its acts at the end. */
export function TitleRow({ className, ...rest }: ComponentProps<'header'>) {
  return <header className={classes(styles.row, className)} {...rest} />
}
