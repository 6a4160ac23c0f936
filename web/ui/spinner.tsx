import { classes } from './classes.ts'
import styles from './spinner.module.css'

type SpinnerProps = {
  /** Without one it is decoration, for places that already say they are busy. */
  label?: string
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classes(styles.spinner, className)} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8" opacity="0.22" />
        <path d="M2 10a8 8 0 0 1 8-8" strokeLinecap="round" />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  )
}
