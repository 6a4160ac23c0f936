import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** `soft` lies in the page, `ask` holds the one thing to do next */
  look?: 'plain' | 'soft' | 'ask'
}

export function Card({ as: Tag = 'div', look = 'plain', className, ...rest }: CardProps) {
  return <Tag {...(rest as object)} className={classes(styles.card, styles[look], className)} />
}

/** Inside a Card: its title's link, which the whole card follows. Other links and buttons in it stay their own. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor to={to} className={styles.link}>
      {children}
    </Anchor>
  )
}
