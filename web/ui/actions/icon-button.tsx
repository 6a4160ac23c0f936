import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './icon-button.module.css'
import bubble from './label-bubble.module.css'

type Look = { label: string; icon: ReactNode; size?: 'small' | 'medium'; tone?: 'plain' | 'danger' }

export type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'children'>

/** Its label is also its tooltip: shown on hover and focus, and always read out. */
export function IconButton({ label, icon, size, tone, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} {...rest} className={classes(lookOf(size, tone), className)}>
      {icon}
      <span className={bubble.bubble}>{label}</span>
    </button>
  )
}

export type IconLinkProps = Look & Omit<AnchorProps, 'children'>

export function IconLink({ label, icon, size, tone, className, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} className={classes(lookOf(size, tone), className)}>
      {icon}
      <span className={bubble.bubble}>{label}</span>
    </Anchor>
  )
}

function lookOf(size: Look['size'] = 'medium', tone: Look['tone'] = 'plain') {
  return classes(bubble.anchor, styles.button, size === 'small' && styles.small, tone === 'danger' && styles.danger)
}
