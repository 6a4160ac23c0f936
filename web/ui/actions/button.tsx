import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classes } from '../classes.ts'
import { Spinner } from '../spinner.tsx'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent'
type ButtonSize = 'small' | 'medium' | 'large'

type Look = {
  /** `accent` is only for what asks to be done: at most one on a page. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconAfter?: ReactNode
  wide?: boolean
}

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    loading?: boolean
    /** Brings its spinner along: the script of a document says when it is busy. */
    waits?: boolean
  }

export function Button({ loading = false, waits = false, type = 'button', onClick, ...props }: ButtonProps) {
  const { look, children, rest } = split(props)
  return (
    <button
      type={type}
      // Stays focusable while it works: a disabled button would throw keyboard users to the top of the page.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? hold : onClick}
      {...rest}
      className={classes(lookOf(look), rest.className)}
    >
      <Face look={look}>{children}</Face>
      {(loading || waits) && <Spinner className={styles.spinner} />}
    </button>
  )
}

export type ButtonLinkProps = Look & AnchorProps

export function ButtonLink(props: ButtonLinkProps) {
  const { look, children, rest } = split(props)
  return (
    <Anchor {...rest} className={classes(lookOf(look), rest.className)}>
      <Face look={look}>{children}</Face>
    </Anchor>
  )
}

function Face({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <span className={styles.face}>
      {look.icon}
      <span className={styles.label} data-label>
        {children}
      </span>
      {look.iconAfter}
    </span>
  )
}

function split<Props extends Look & { children?: ReactNode }>(props: Props) {
  const { variant, size, icon, iconAfter, wide, children, ...rest } = props
  return { look: { variant, size, icon, iconAfter, wide } as Look, children, rest }
}

function lookOf({ variant = 'secondary', size = 'medium', wide = false }: Look) {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide)
}

function hold(event: MouseEvent) {
  event.preventDefault()
}
